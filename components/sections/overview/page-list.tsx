import { Icon } from '@/components/ui/icon'
import type { CatalogueItem } from '@/content/catalogue'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

interface PageListProps {
  items: readonly CatalogueItem[]
  locale: Locale
}

/** Links to pages of the catalogue, with title and summary. */
export function PageList({ items, locale }: PageListProps) {
  return (
    <ul className="page-list">
      {items.map(({ path, copy }) => (
        <li key={path}>
          <a className="moves-arrow" href={localizePath(locale, path)}>
            <span>
              <span className="h3">{copy[locale].title}</span>
              <span className="summary">{copy[locale].summary}</span>
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
