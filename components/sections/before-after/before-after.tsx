import type { ReactNode } from 'react'

import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import { type Device, Phone } from '@/components/ui/phone'
import { Picture } from '@/components/ui/picture'
import type { Audience, CitedText } from '@/content/types'
import type { ScreenPicture } from '@/lib/picture-names'

const SCREENS = {
  phone: { sizes: '(width >= 48rem) 216px, 88px', widths: { min: 216, max: 480 } },
  tablet: { sizes: '(width >= 80rem) 432px, (width >= 48rem) 368px, 84vw', widths: { min: 216, max: 920 } },
}

interface BeforeAfterProps {
  labels: { before: string; after: string; signs: string }
  audience: SectionHeading & Audience
  measures: SectionHeading & { items: readonly CitedText[] }
  example: { picture: ScreenPicture; name: string; caption: ReactNode; device?: Device }
}

/**
 * Who a service is for and, in two halves, the signs before it and, on a real screen, what can be measured after it.
 */
export function BeforeAfter({ labels, audience, measures, example }: BeforeAfterProps) {
  return (
    <div className="before-after section sand">
      <div className="wrap before-after-window">
        <section
          id={audience.id}
          className="content-section before-after-before"
          aria-labelledby={`${audience.id}-heading`}
        >
          <div>
            <h2 id={`${audience.id}-heading`}>{audience.heading}</h2>
            <p className="type-sub">
              <Cited text={audience.text} notes={audience.notes} />
            </p>
          </div>
          <div className="bg-sand-200">
            <p className="before-after-label">{labels.before}</p>
            <h3 className="h3">{labels.signs}</h3>
            <ul className="ruled-list type-item">
              {audience.signs.map((sign) => (
                <li key={sign.text}>
                  <Cited {...sign} />
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section
          id={measures.id}
          className="content-section before-after-after dark"
          aria-labelledby={`${measures.id}-heading`}
        >
          <p className="before-after-label text-accent">{labels.after}</p>
          <h2 id={`${measures.id}-heading`}>{measures.heading}</h2>
          <ul className="ruled-list type-item">
            {measures.items.map((item) => (
              <li key={item.text}>
                <Cited {...item} />
              </li>
            ))}
          </ul>
          <figure>
            <figcaption>{example.caption}</figcaption>
            <Phone device={example.device}>
              <Picture name={example.picture} alt={example.name} {...SCREENS[example.device ?? 'phone']} />
            </Phone>
          </figure>
        </section>
      </div>
    </div>
  )
}
