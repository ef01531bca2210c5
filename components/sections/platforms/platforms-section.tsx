import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { Cited } from '@/components/ui/cited'
import { FoldedList } from '@/components/ui/disclosures'
import type { NamedText } from '@/content/types'
import { unbroken } from '@/components/ui/unbroken'

type List = FoldedHeading & { items: readonly NamedText[] }

/**
 * A heading, and beside it names with a note each: two or four by two, others by three. High enough for the line by which
 * the contents find the section in view.
 */
const Names = ({ id, heading, items, folded }: List) => (
  <section id={id} className="grid-12 min-h-32 print:min-h-0" aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className="text-h3 max-lg:mb-4 lg:col-end-5 print:text-h2">
      {heading}
    </h2>
    <div className="lg:col-start-5">
      <FoldedList label={folded} count={items.length}>
        <dl
          className={`grid gap-x-gap gap-y-4 print:block print:columns-2 ${items.length % 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
        >
          {items.map(({ name, text, notes }) => (
            <div key={name} className="break-inside-avoid print:py-0.5">
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

/** The platforms on which a product runs, and what it integrates with, in two lines. */
export const PlatformsSection = ({ platforms, integrations }: { platforms: List; integrations: List }) => (
  <div className="py-section grid gap-y-2 max-lg:gap-y-6 sand">
    <div className="wrap">
      <Names {...platforms} />
    </div>
    <div className="wrap">
      <Names {...integrations} />
    </div>
  </div>
)
