import { NamedTexts } from '@/components/sections/named-texts/named-texts'
import { Spread } from '@/components/sections/topic/spread'
import type { NamedText } from '@/content/types'

interface ReachSectionProps {
  headings: { platforms: string; integrations: string }
  platforms: readonly NamedText[]
  integrations: readonly NamedText[]
}

/** Where a product runs, and beside it what it connects to. */
export function ReachSection({ headings, platforms, integrations }: ReachSectionProps) {
  return (
    <Spread
      surface="paper"
      sides={[
        { id: 'platforms', heading: headings.platforms, content: <NamedTexts items={platforms} /> },
        { id: 'integrations', heading: headings.integrations, content: <NamedTexts items={integrations} /> },
      ]}
    />
  )
}
