import { Fragment } from 'react'

import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/format-day'
import { messages } from '@/content/messages'
import { sectionIds } from '@/content/section-ids'
import { sourceSeparators, sourcesOf } from '@/content/sources'
import type { Locale } from '@/lib/locale'

interface SourcesSectionProps {
  /** Of the page, without the locale prefix. */
  path: string
  locale: Locale
}

/** The sources of a page's dated statements, closed; nothing on a page without such statements. */
export function SourcesSection({ path, locale }: SourcesSectionProps) {
  const sources = sourcesOf(path, locale)
  const { sources: heading, lastChecked } = messages[locale].sections
  if (sources.length === 0) return null
  return (
    <div className="sources paper">
      <details id={sectionIds.sources} className="wrap">
        <summary>
          {heading({ count: sources.length })}
          <Icon name="chev" />
        </summary>
        <ol>
          {sources.map(({ number, documents, checked }) => (
            <li key={number} id={`source-${number}`}>
              {documents.map(({ name, lang, url }) => (
                <Fragment key={name}>
                  <cite lang={lang === locale ? undefined : lang} dir={lang === locale ? undefined : 'ltr'}>
                    {url ? <a href={url}>{name}</a> : name}
                  </cite>
                  {sourceSeparators[locale]}
                </Fragment>
              ))}
              <time dateTime={checked}>{lastChecked({ day: formatDay(checked, locale) })}</time>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
