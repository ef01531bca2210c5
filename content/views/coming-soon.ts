import { pagePaths } from '@/content/page-paths'
import type { ComingSoonCopy } from '@/content/schema/pages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** What a page in preparation offers meanwhile: other pages with their addresses, and the company's contact details. */
export const comingSoon = ({ next }: ComingSoonCopy, locale: Locale) => ({
  links: next.map(({ id, ...link }) => ({ ...link, href: localizePath(locale, pagePaths[id]) })),
  contact: { email: site.emails[0], phone: site.phone },
})
