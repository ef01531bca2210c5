import { Icon } from '@/components/ui/icon'
import type { CatalogueItem } from '@/content/catalogue'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

interface PageRowsProps {
  items: readonly CatalogueItem[]
  locale: Locale
}

/** Pages of the catalogue as rows: what each is called and what it is for. */
export function PageRows({ items, locale }: PageRowsProps) {
  return (
    <ul className="page-rows">
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
