import type { FoldedHeading } from '@/components/ui/content-section/folded-heading'
import { TwoColumnSection } from './two-column-section'
import { DescriptionList } from '@/components/ui/description-list/description-list'
import type { NamedText } from '@/content/types'

type List = FoldedHeading & { items: readonly NamedText[] }

/** The platforms on which a product runs, and what it integrates with. */
export function PlatformsSection({ platforms, integrations }: { platforms: List; integrations: List }) {
  return (
    <TwoColumnSection
      surface="paper"
      columns={[
        { ...platforms, content: <DescriptionList items={platforms.items} folded={platforms.folded} /> },
        { ...integrations, content: <DescriptionList items={integrations.items} folded={integrations.folded} /> },
      ]}
    />
  )
}
