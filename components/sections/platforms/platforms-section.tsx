import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { TwoColumnSection } from '@/components/sections/content-section/two-column-section'
import { NamedTexts } from '@/components/sections/named-texts/named-texts'
import type { NamedText } from '@/content/types'

type List = SectionHeading & { items: readonly NamedText[] }

/** The platforms on which a product runs, and what it integrates with. */
export function PlatformsSection({ platforms, integrations }: { platforms: List; integrations: List }) {
  return (
    <TwoColumnSection
      surface="paper"
      columns={[
        { ...platforms, content: <NamedTexts items={platforms.items} /> },
        { ...integrations, content: <NamedTexts items={integrations.items} /> },
      ]}
    />
  )
}
