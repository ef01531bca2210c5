import { PageFrame } from '@/components/layout/page-frame'
import { PlaceholderSection } from '@/components/sections/placeholder/placeholder-section'
import { messages } from '@/content/messages'
import { aboutPage } from '@/content/pages/about'
import { partnersPage } from '@/content/pages/partners'
import type { PictureName } from '@/content/pictures'
import { pagePaths } from '@/content/site-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/lib/page-metadata'

const copies = { about: aboutPage, partners: partnersPage }
const pictures: Readonly<Record<keyof typeof copies, PictureName>> = { about: 'dunes-gold', partners: 'dunes-blue' }

export function placeholderRoute(locale: Locale, page: keyof typeof copies) {
  const { title, description, comingSoon, nextLabel } = copies[page][locale]
  const { ourServices, ourProducts, contactUs } = messages[locale].footer
  const links = [
    { title: ourServices, href: localizePath(locale, pagePaths.services) },
    { title: ourProducts, href: localizePath(locale, pagePaths.products) },
    { title: contactUs, href: localizePath(locale, pagePaths.contact) },
  ]
  return {
    metadata: pageMetadata({ locale, path: pagePaths[page], title, description }),
    Page: () => (
      <PageFrame locale={locale} after="dark" hasClosing={false}>
        <PlaceholderSection
          title={title}
          comingSoon={comingSoon}
          picture={pictures[page]}
          nextLabel={nextLabel}
          links={links}
        />
      </PageFrame>
    ),
  }
}
