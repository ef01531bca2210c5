import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'
import { ruledList } from '@/components/ui/ruled-list'
import { unbroken } from '@/components/ui/unbroken'
import type { HomeCopy } from '@/content/schema/pages'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

/** The share of the section that must be visible before it is revealed: docs/specification.md#sections. */
const VISIBLE_SHARE = 0.2

/** Beside the text the picture is 4:5, as the master is, and as high as the text; above it, 5:4 of a crop of 4:3. */
const BESIDE_TEXT = 'max(50vw, 640px)'
/** Phones get a smaller file: their pixels are too small to show the difference. */
const ABOVE_TEXT = { media: '(width < 64rem)', sizes: '(width < 35rem) 72vw, 107vw' }

const WIDTHS = { min: 480 }

type Words = Pick<HomeCopy['vision'], 'title' | 'description' | 'pictureAlt' | 'features'>

interface VisionSectionProps extends Words {
  locale: Locale
  /** Below the picture and the text. */
  children: ReactNode
}

export function VisionSection({ locale, title, description, pictureAlt, features, children }: VisionSectionProps) {
  return (
    <section id={sectionIds.vision} tabIndex={-1} className="paper py-section">
      <Reveal threshold={VISIBLE_SHARE}>
        <div className="wrap grid-12">
          <figure className="-mx-bleed overflow-clip lg:relative lg:col-end-7 lg:me-0">
            <Picture
              className="aspect-5/4 object-cover lg:absolute lg:aspect-auto lg:size-full"
              name="majlis"
              locale={locale}
              alt={pictureAlt}
              sizes={BESIDE_TEXT}
              landscape={ABOVE_TEXT}
              widths={WIDTHS}
            />
          </figure>
          <div className="mt-8 lg:col-start-8 lg:mt-0 lg:self-center">
            <h2 className="text-h2">{title}</h2>
            <p className="mt-7 text-lead text-muted">{unbroken(description)}</p>
            <ul className={`mt-14 ${ruledList({ spaced: true })}`}>
              {features.map(({ id, ...feature }) => (
                <li key={id} className="flex gap-7 py-8">
                  <Icon name={id} size="xl" className="text-accent" />
                  <div>
                    <h3 className="text-h3 tracking-sub">{feature.title}</h3>
                    <p className="mt-2 text-muted">{feature.description}</p>
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
