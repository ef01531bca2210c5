import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import type { Bullet } from '@/content/types'

interface DetailsSectionProps {
  headline: string
  intro: string
  bullets: readonly Bullet[]
  pdf: { href: string; label: string }
  /** The preview: a picture with something lying over its lower corner. */
  preview: ReactNode
  children?: ReactNode
}

/** What a service or product is: headline, opening, points, the datasheet and a preview beside them. */
export function DetailsSection({ headline, intro, bullets, pdf, preview, children }: DetailsSectionProps) {
  return (
    <section id="details" className="details paper section">
      <div className="wrap grid-12">
        <div className="text">
          <h2>{headline}</h2>
          <p className="intro">{intro}</p>
          <ul className="bullets">
            {bullets.map(({ lead, text }) => (
              <li key={lead}>
                <span className="star-mark" />
                <span>
                  <b>{lead}</b> {text}
                </span>
              </li>
            ))}
          </ul>
          <div className="actions">
            <a className="button" data-variant="solid" href={pdf.href} download>
              <Icon name="download" />
              {pdf.label}
            </a>
          </div>
          {children}
        </div>
        <div className="preview">{preview}</div>
      </div>
    </section>
  )
}
