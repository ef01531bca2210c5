import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import type { ComingSoonCopy } from '@/content/schema/pages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { homeBreadcrumb } from './home-breadcrumb'

/**
 * What a page in preparation shows besides its own words: breadcrumbs, links to other pages, and the company's contact
 * details.
 */
export const comingSoon = ({ title, next }: ComingSoonCopy, locale: Locale) => ({
  breadcrumbs: [homeBreadcrumb(locale), { title }],
  breadcrumbLabel: messages[locale].navigation.breadcrumb,
  links: next.map(({ id, ...link }) => ({ ...link, href: localizePath(locale, pagePaths[id]) })),
  contact: { email: site.emails[0], phone: site.phone },
})
