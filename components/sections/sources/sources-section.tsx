import { Fragment } from 'react'

import { Icon } from '@/components/ui/icon'
import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import { checkedOn, sourcesOf } from '@/content/sources'
import { type Locale, localeConfig } from '@/lib/locale'

interface SourcesSectionProps {
  /** The path of the page, without the locale prefix. */
  path: string
  locale: Locale
  /** That of the sections around it. */
  surface?: 'paper' | 'sand'
}

/** The sources of a page's dated statements, closed. Renders nothing on a page without such statements. */
export function SourcesSection({ path, locale, surface = 'paper' }: SourcesSectionProps) {
  const sources = sourcesOf(path, locale)
  const { sources: heading, noAdvice } = messages[locale].sections
  if (sources.length === 0) return null
  return (
    <div className={`sources ${surface}`}>
      <details id={sectionIds.sources} className="wrap">
        <summary>
          {heading({ count: sources.length })}
          <Icon name="chev" size="s" />
        </summary>
        <p>{noAdvice}</p>
        <ol>
          {sources.map((source) => (
            <li key={source.number} id={`source-${source.number}`}>
              {source.documents.map(({ name, lang, url }) => (
                <Fragment key={name}>
                  <cite lang={lang === locale ? undefined : lang} dir={lang === locale ? undefined : 'ltr'}>
                    {url ? <a href={url}>{name}</a> : name}
                  </cite>
                  {localeConfig[locale].semicolon}
                </Fragment>
              ))}
              <time dateTime={source.checked}>{checkedOn(source, locale)}</time>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
