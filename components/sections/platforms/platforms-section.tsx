import { Cited } from '@/components/ui/cited'
import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { FoldedList } from '@/components/ui/disclosures'
import { headingId, Section } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { NamedText } from '@/content/types'

type List = FoldedHeading & { items: readonly NamedText[] }

/**
 * Names with a note each: an even number in two columns, an odd one in three. The minimum height lets the table of
 * contents find the section in view.
 */
const Names = ({ id, heading, items, folded }: List) => (
  <section id={id} className="min-h-32 print:min-h-0" aria-labelledby={headingId(id)}>
    <h2 id={headingId(id)} className="mb-4 text-h3 print:text-h2">
      {heading}
    </h2>
    <div>
      <FoldedList label={folded} count={items.length}>
        <dl
          className={`grid gap-x-gap gap-y-4 print:block print:columns-2 ${items.length % 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
        >
          {items.map(({ name, text, notes }) => (
            <div key={name} className="print:py-0.5">
              <dt className="text-name text-balance">{unbroken(name)}</dt>
              <dd className="mt-1 text-muted print:mt-0">
                <Cited text={text} notes={notes} />
              </dd>
            </div>
          ))}
        </dl>
      </FoldedList>
    </div>
  </section>
)

/** The platforms on which a product runs, and beside them what it integrates with. */
export const PlatformsSection = ({ platforms, integrations }: { platforms: List; integrations: List }) => (
  <Section
    as="div"
    surface="sand"
    inner="wrap grid grid-cols-1 gap-x-gap gap-y-6 xl:grid-cols-[5fr_7fr] xl:gap-x-[calc(2*var(--spacing-gap))] print:block"
  >
    <Names {...platforms} />
    <Names {...integrations} />
  </Section>
)
