import { aboutPage } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** Where a buyer can check what the company says, before any contact. */
export const checkedItems = (locale: Locale) =>
  aboutPage[locale].check.items.map(({ id, link, ...item }) => {
    const href = id === 'security' ? '/.well-known/security.txt' : localizePath(locale, pagePaths[id])
    return { ...item, links: [{ href, label: link }] }
  })
