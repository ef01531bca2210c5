import { Fragment } from 'react'

import { Icon } from '@/components/ui/icon'
import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import { seenOn, sourcesOf } from '@/content/sources'
import { type Locale, localeConfig } from '@/lib/locale'

interface SourcesProps {
  /** The path of the page, without the locale prefix. */
  path: string
  locale: Locale
}

/** The sources of a page's dated statements, closed. Renders nothing on a page without such statements. */
export function Sources({ path, locale }: SourcesProps) {
  const sources = sourcesOf(path, locale)
  const { sources: heading, noAdvice } = messages[locale].sections
  if (sources.length === 0) return null
  return (
    <details id={sectionIds.sources} className="sources">
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
            <time dateTime={source.checked}>{seenOn(source, locale)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The sources below the last section of a page. */
export const SourcesSection = (props: SourcesProps) =>
  sourcesOf(props.path, props.locale).length > 0 && (
    <div className="paper">
      <div className="wrap pb-6 print:pb-0">
        <Sources {...props} />
      </div>
    </div>
  )
