import { NamedTexts } from '@/components/sections/named-texts/named-texts'
import { TwoColumnSection } from '@/components/sections/content-section/two-column-section'
import type { NamedText } from '@/content/types'

interface PlatformsSectionProps {
  headings: { platforms: string; integrations: string }
  platforms: readonly NamedText[]
  integrations: readonly NamedText[]
}

/** Where a product runs, and beside it what it connects to. */
export function PlatformsSection({ headings, platforms, integrations }: PlatformsSectionProps) {
  return (
    <TwoColumnSection
      surface="paper"
      sides={[
        { id: 'platforms', heading: headings.platforms, content: <NamedTexts items={platforms} /> },
        { id: 'integrations', heading: headings.integrations, content: <NamedTexts items={integrations} /> },
      ]}
    />
  )
}
