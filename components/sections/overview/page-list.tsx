import { Icon } from '@/components/ui/icon'
import type { CatalogueItem } from '@/content/catalogue'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { unbroken } from '@/lib/unbroken'

interface PageListProps {
  items: readonly CatalogueItem[]
  locale: Locale
  /** Beside one another. */
  row?: boolean
  /** Before what the first step of a service hands over. Phones leave both out, for length. */
  resultLabel?: string
}

/** The result of a service's first step. Products have none. */
function firstResultOf({ entry }: CatalogueItem, locale: Locale): string | undefined {
  const copy = entry.copy[locale]
  return 'steps' in copy ? copy.steps[0]?.result : undefined
}

/** Links to pages of the catalogue, with title and summary. */
export function PageList({ items, locale, row, resultLabel }: PageListProps) {
  return (
    <ul className="page-list" data-row={row}>
      {items.map((item) => {
        const { title, summary } = item.copy[locale]
        const result = resultLabel && firstResultOf(item, locale)
        return (
          <li key={item.path}>
            <a href={localizePath(locale, item.path)}>
              <span>
                <span>{title}</span>
                <span>{summary}</span>
                {result && (
                  <span className="max-md:hidden">
                    <b className="font-strong">{resultLabel}</b> {unbroken(result)}
                  </span>
                )}
              </span>
              <Icon name="right" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
