import type { ReactNode } from 'react'

import { Section } from '@/components/ui/section'

interface SheetSectionProps {
  className?: string
  /** Names a picture behind the sheet. */
  view?: string
  /** The sheet of a sample. */
  sheet: ReactNode
  /** Heading, text and button. */
  children: ReactNode
}

/** Words beside a sheet, on sand. */
export const SheetSection = ({ className = '', view, sheet, children }: SheetSectionProps) => (
  <Section surface="sand" className={className} inner="wrap grid-12 items-center" data-view={view}>
    <div className="lg:col-end-6">{children}</div>
    <div className="mt-6 lg:col-start-7">{sheet}</div>
  </Section>
)
