import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { datasheetPath } from '@/lib/page-files'

import { DetailsPreview } from './details-preview'

interface DetailsSectionProps {
  item: CatalogueItem
  locale: Locale
  children?: ReactNode
}

/** What a service or product is: title, headline, introduction, points, the datasheet and a preview beside them. */
export function DetailsSection({ item, locale, children }: DetailsSectionProps) {
  const { title, headline, intro, bullets } = item.copy[locale]
  return (
    <section id="details" className="details paper section">
      <div className="wrap grid-12">
        <div className="text">
          <h2>{title}</h2>
          <p className="headline">{headline}</p>
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
            <a className="button" data-variant="solid" href={datasheetPath(item.kind, item.slug, locale)} download>
              <Icon name="download" />
              {messages[locale].catalogue.downloadPdf}
            </a>
          </div>
          {children}
        </div>
        <DetailsPreview item={item} locale={locale} />
      </div>
    </section>
  )
}
