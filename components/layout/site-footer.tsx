import { Brand } from '@/components/ui/brand'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SectionDivider } from '@/components/ui/section-divider'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { sectionIds } from '@/lib/section-ids'

import { FooterBottom } from './footer-bottom'
import { FooterContact } from './footer-contact'
import { FooterHeading, FooterLink } from './footer-link'

export interface SiteFooterProps {
  locale: Locale
  /** The surface of the page's last section. The sea of the map continues in the footer, without a divider. */
  lastSurface?: 'paper' | 'sand' | 'sea'
  /** Whether the footer starts with the link to the contact page. */
  hasCallToAction?: boolean
}

export function SiteFooter({ locale, lastSurface = 'paper', hasCallToAction = true }: SiteFooterProps) {
  const text = messages[locale].footer
  const to = (path: string) => localizePath(locale, path)
  const quickLinks = [
    { title: text.ourServices, href: to(pagePaths.services) },
    { title: text.ourProducts, href: to(pagePaths.products) },
    { title: text.aboutUs, href: to(pagePaths.about) },
    { title: text.contactUs, href: to(pagePaths.contact) },
  ]
  return (
    <>
      {lastSurface !== 'sea' && (
        <div className={lastSurface}>
          <SectionDivider />
        </div>
      )}
      <footer
        id={sectionIds.footer}
        className="dark relative isolate overflow-hidden pb-[env(safe-area-inset-bottom)] print:mt-4 print:break-inside-avoid"
        tabIndex={-1}
      >
        {hasCallToAction && (
          <div className="wrap print:hidden">
            <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-3 md:py-rhythm">
              <p className="grow basis-28 text-body leading-sub text-balance md:text-h2 md:tracking-sub">
                {text.callToAction}
              </p>
              <ButtonLink variant="primary" size="narrow" href={to(pagePaths.contact)}>
                {text.callToActionLink}
                <Icon name="right" />
              </ButtonLink>
            </div>
          </div>
        )}
        {/* Phones show the logo in the header only. Paper shows the logo and the contact details in one row. */}
        <div className="relative wrap grid grid-cols-2 gap-x-4 pt-3 pb-2 md:gap-x-gap md:gap-y-6 md:py-rhythm lg:grid-cols-12 print:flex print:items-center print:py-0">
          {lastSurface !== 'sea' && <div className="site-footer-coast print:hidden" />}
          <div className="col-span-full md:max-lg:w-1/2 lg:col-span-4">
            <div className="hidden md:block print:block">
              <Brand name={site.brand[locale]} href={to(pagePaths.home)} logoUrl={site.logoUrl} />
            </div>
            <p className="pb-2 text-sm leading-sub md:mt-4 md:pb-0 md:text-body print:hidden">{text.description}</p>
          </div>
          <nav className="lg:col-start-6 lg:col-end-8 print:hidden" aria-label={text.quickLinks}>
            <FooterHeading>{text.quickLinks}</FooterHeading>
            <ul>
              {quickLinks.map(({ title, href }) => (
                <li key={href}>
                  <FooterLink href={href}>{title}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <FooterContact locale={locale} />
        </div>
        <FooterBottom locale={locale} />
      </footer>
    </>
  )
}
