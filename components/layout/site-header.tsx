import { MainNav } from '@/components/navigation/main-nav'
import { MobileMenu } from '@/components/navigation/mobile-menu'
import { PanelPicture, panelPictureFile } from '@/components/navigation/panel-picture'
import { Brand } from '@/components/ui/brand'
import { Icon } from '@/components/ui/icon'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { site } from '@/content/site'
import { navigation } from '@/content/views/navigation-items'
import { type Locale, localeConfig, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { phoneHref } from '@/lib/phone-href'

import { ContactLink } from './contact-link'
import { LanguageSwitch } from './language-switch'

const HEADER =
  'site-header dark absolute inset-x-0 top-0 z-50 h-header border-b border-line print:hidden scrolled:fixed scrolled:h-header-scrolled'

const CONTACT =
  'grid size-target place-items-center rounded-full border border-line-strong hocus:border-accent hocus:text-accent-hover'

export function SiteHeader({ locale }: { locale: Locale }) {
  const text = messages[locale].navigation
  const items = navigation(locale, (name) => panelPictureFile(name, locale))
  const contact = localizePath(locale, pagePaths.contact)
  const brand = { name: site.brand[locale], href: localizePath(locale, pagePaths.home), logoUrl: site.logoUrl }
  const pictures = {
    [localizePath(locale, pagePaths.services)]: <PanelPicture name="lattice-oblique" />,
    [localizePath(locale, pagePaths.products)]: <PanelPicture name="ribbons-teal" />,
  }
  const other = otherLocale[locale]
  const { tag, nativeName } = localeConfig[other]
  const languageSwitch = (
    <LanguageSwitch to={other} tag={tag}>
      <Icon name="globe" />
      {nativeName}
    </LanguageSwitch>
  )
  // Text for screen readers, not aria-label: a search for the label "Email" would also find this link beside the
  // deletion form.
  const contacts = (
    <div className="mt-4 flex items-center justify-between">
      <div className="flex gap-1">
        <a className={CONTACT} href={`mailto:${site.emails[0]}`}>
          <Icon name="mail" />
          <span className="sr-only">{text.email}</span>
        </a>
        <a className={CONTACT} href={phoneHref(site.phone)}>
          <Icon name="phone" />
          <span className="sr-only">{text.phone}</span>
        </a>
        <a className={CONTACT} href={contact}>
          <Icon name="pin" />
          <span className="sr-only">{text.contactPage}</span>
        </a>
      </div>
      {languageSwitch}
    </div>
  )
  return (
    <header className={HEADER}>
      <div className="wrap flex h-full gap-[min(1.75rem,8.75vw)] xl:gap-12">
        <Brand {...brand} place="header" />
        <MainNav label={text.label} items={items} pictures={pictures} />
        <div className="hidden flex-none items-center gap-6 lg:flex">
          {languageSwitch}
          <ContactLink href={contact}>{text.contact}</ContactLink>
        </div>
        <MobileMenu
          items={items}
          labels={{ open: text.openMenu, close: text.closeMenu, menu: text.menu, closeOnly: text.closeOnly }}
          brand={<Brand {...brand} />}
          foot={contacts}
        />
      </div>
    </header>
  )
}
