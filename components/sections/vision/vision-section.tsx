import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'
import { homePage } from '@/content/pages'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'

/** The share of the section that must be visible before it is revealed: docs/specification.md#sections. */
const VISIBLE_SHARE = 0.2

/** Above the text the picture is 5:4; beside it, as high as the text. */
const ABOVE_TEXT = '107vw'
const BESIDE_TEXT = { media: '(width >= 64rem)', sizes: 'max(50vw, 640px)' }

/** At most 1120 px: only phones would request wider files, and their pixels are too small to show the difference. */
const WIDTHS = { min: 480, max: 1120 }

interface VisionSectionProps {
  locale: Locale
  /** Below the picture and the text. */
  children: ReactNode
}

export function VisionSection({ locale, children }: VisionSectionProps) {
  const { vision } = homePage[locale]
  return (
    <section id={sectionIds.vision} tabIndex={-1} className="vision section paper">
      <Reveal threshold={VISIBLE_SHARE}>
        <div className="wrap grid-12">
          <figure>
            <Picture
              name="dunes-gold"
              alt={vision.pictureAlt}
              sizes={ABOVE_TEXT}
              tall={BESIDE_TEXT}
              widths={WIDTHS}
              landscape
            />
          </figure>
          <div className="vision-text">
            <h2 className="text-h2">{vision.title}</h2>
            <p className="mt-7 type-lead">{vision.description}</p>
            <ul className="ruled-list mt-14">
              {vision.features.map(({ id, title, description }) => (
                <li key={id}>
                  <Icon name={id} size="xl" />
                  <div>
                    <h3 className="h3">{title}</h3>
                    <p>{description}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Reveal>
      {children}
    </section>
  )
}
