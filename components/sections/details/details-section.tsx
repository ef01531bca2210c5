import type { ReactNode } from 'react'

import { Cited } from '@/components/ui/cited'
import { Icon } from '@/components/ui/icon'
import type { CatalogueCopy } from '@/content/types'

import { DetailsPreview, type DetailsPreviewProps } from './details-preview'

interface DetailsSectionProps {
  id: string
  copy: CatalogueCopy
  download: { href: string; label: string }
  preview: DetailsPreviewProps
  children?: ReactNode
}

/** Title, headline, introduction and bullets of a service or product, the link to its datasheet, and a preview. */
export function DetailsSection({ id, copy, download, preview, children }: DetailsSectionProps) {
  return (
    <section id={id} className="details paper section">
      <div className="wrap grid-12">
        <div className="text">
          <h2>{copy.title}</h2>
          <p className="headline">{copy.headline}</p>
          <p className="intro">
            <Cited text={copy.intro} />
          </p>
          <ul className="bullets">
            {copy.bullets.map(({ lead, text }) => (
              <li key={lead}>
                <span className="star-mark" />
                <span>
                  <b>{lead}</b> <Cited text={text} />
                </span>
              </li>
            ))}
          </ul>
          <div className="actions">
            <a className="button" data-variant="solid" href={download.href} download>
              <Icon name="download" />
              {download.label}
            </a>
          </div>
          {children}
        </div>
        <DetailsPreview {...preview} />
      </div>
    </section>
  )
}
