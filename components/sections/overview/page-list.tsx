import { Icon } from '@/components/ui/icon'
import type { CatalogueItem } from '@/content/catalogue'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

interface PageListProps {
  items: readonly CatalogueItem[]
  locale: Locale
  /** Beside one another. */
  row?: boolean
}

/** Links to pages of the catalogue, with title and summary. */
export function PageList({ items, locale, row }: PageListProps) {
  return (
    <ul className="page-list" data-row={row}>
      {items.map(({ path, copy }) => (
        <li key={path}>
          <a href={localizePath(locale, path)}>
            <span>
              <span>{copy[locale].title}</span>
              <span>{copy[locale].summary}</span>
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
