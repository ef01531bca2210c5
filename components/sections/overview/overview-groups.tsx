import { Picture } from '@/components/ui/picture'
import { type CatalogueKind, catalogue } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'

import { PageList } from './page-list'

/**
 * Five of the twelve columns, 16:10. Below 1024 px it is drawn 90vw wide, on pixels too small to show the difference.
 */
const PICTURE_SIZES = '(width < 64rem) 60vw, 33vw'
const PICTURE_WIDTHS = { min: 320, max: 880 }

interface OverviewGroupsProps {
  kind: CatalogueKind
  locale: Locale
}

/** The groups of services or products, each with a sticky heading beside the list of its pages. */
export function OverviewGroups({ kind, locale }: OverviewGroupsProps) {
  return catalogue[kind].map(({ id, copy, picture, items }, index) => (
    // Alternating surfaces separate the groups.
    <section key={id} id={id} className={`section ${index % 2 === 1 ? 'sand' : 'paper'}`}>
      <div className="wrap grid-12">
        <div className="lg:sticky lg:top-24 lg:col-end-6 lg:self-start">
          <h2 className="text-h2">{copy[locale].title}</h2>
          <p className="mt-5 md:max-w-112 text-fg-2">{copy[locale].summary}</p>
          <div className="late-picture mt-10 aspect-16/10">
            <Picture
              className="cover"
              name={picture}
              locale={locale}
              alt=""
              sizes={PICTURE_SIZES}
              widths={PICTURE_WIDTHS}
              landscape
            />
          </div>
        </div>
        <div className="mt-10 lg:col-start-7 lg:mt-0">
          <PageList items={items} locale={locale} resultLabel={messages[locale].sections.firstResult} />
        </div>
      </div>
    </section>
  ))
}
