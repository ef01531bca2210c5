import { Fragment } from 'react'

import { Icon } from '@/components/ui/icon'
import { type Locale, localeConfig } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

interface Source {
  /** Its number on the page. */
  number: number
  documents: readonly { name: string; lang: Locale; url?: string }[]
  /** The day, `YYYY-MM-DD`, on which somebody last saw it, and what the page says of that. */
  checked: string
  seen: string
}

interface SourcesProps {
  locale: Locale
  /** Undefined on a page without dated statements. */
  sources: { heading: string; note: string; items: readonly Source[] } | undefined
}

/** The sources of a page's dated statements, closed. Renders nothing on a page without such statements. */
export function Sources({ locale, sources }: SourcesProps) {
  if (!sources) return null
  return (
    <details id={sectionIds.sources} className="text-sm text-muted print:text-[7pt]">
      <summary className="inline-flex min-h-target items-center gap-2 hocus:text-accent">
        {sources.heading}
        <Icon name="chevron-down" size="s" />
      </summary>
      <p className="py-3">{sources.note}</p>
      <ol className="list-decimal paper-columns-2 ps-8 md:max-w-224 print:max-w-none [&_cite]:not-italic">
        {sources.items.map(({ number, documents, checked, seen }) => (
          <li key={number} id={`source-${number}`} className="py-1 target:font-strong target:text-fg">
            {documents.map(({ name, lang, url }) => (
              <Fragment key={name}>
                <cite lang={lang === locale ? undefined : lang} dir={lang === locale ? undefined : 'ltr'}>
                  {url ? (
                    <a className="border-b border-line-strong hocus:text-accent" href={url}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </cite>
                {localeConfig[locale].semicolon}
              </Fragment>
            ))}
            <time dateTime={checked}>{seen}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The sources below the last section of a page. */
export const SourcesSection = (props: SourcesProps) =>
  props.sources && (
    <div className="paper">
      <div className="wrap screen:pb-6">
        <Sources {...props} />
      </div>
    </div>
  )
