import { classNames } from '@/components/ui/class-names'
import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import { headingId, Section } from '@/components/ui/section'
import type { NamedText } from '@/content/types'

/** Columns from 1024 px on, by the number of entries. The second layer, the platforms, is narrower and has two. */
const columnsOf = (count: number, index: number) => (index === 1 ? 2 : count > 6 ? 4 : count > 2 ? 3 : 2)

const LAYER = 'dark relative px-gutter py-5 md:py-6 xl:px-10 max-md:screen:-mx-gutter'
/** Two lines to the layer below. */
const TIES =
  'after:absolute after:inset-x-10 after:top-full after:h-4 after:border-x-2 after:border-accent md:after:h-6 lg:after:inset-x-28'
/** The modules span both columns above the other two layers. Each layer ends before the one below it. */
const SHADES = ['md:bg-ink-700 lg:me-16 xl:col-span-2', 'md:max-xl:bg-ink-800 lg:max-xl:me-8 xl:after:hidden']

/** The modules, platforms and integrations of a product as layers on top of one another. */
export function Layers({ layers }: { layers: readonly (FoldedHeading & { items: readonly NamedText[] })[] }) {
  return (
    <Section as="div" surface="sand" inner="wrap grid grid-cols-1 gap-4 md:gap-6 xl:grid-cols-[5fr_7fr] print:block">
      {layers.map(({ id, heading, folded, items }, index) => (
        <section
          key={id}
          id={id}
          className={classNames(LAYER, index < layers.length - 1 && TIES, SHADES[index])}
          aria-labelledby={headingId(id)}
        >
          <h2 id={headingId(id)} className="mb-3 text-h3 md:screen:mb-4">
            {heading}
          </h2>
          <DescriptionList items={items} columns={columnsOf(items.length, index)} folded={folded} />
        </section>
      ))}
    </Section>
  )
}
