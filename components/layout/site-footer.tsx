import { Brand } from '@/components/ui/brand'
import { ButtonLink } from '@/components/ui/button'
import { SectionDivider } from '@/components/ui/section-divider'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import { profileLink } from '@/content/views/profile-link'
import { sectionIds } from '@/lib/section-ids'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

import { FooterBottom } from './footer-bottom'
import { FooterContact } from './footer-contact'

/** Smaller than the footer: the picture is so faint that nobody sees the difference. */
const ART_SIZES = '65vw'
const ART_WIDTHS = { min: 480, max: 880 }

export interface SiteFooterProps {
  locale: Locale
  /** The surface of the page's last section. */
  lastSurface?: 'paper' | 'sand'
  /** Whether the footer starts with the link to the contact page. */
  hasCallToAction?: boolean
}

export function SiteFooter({ locale, lastSurface = 'paper', hasCallToAction = true }: SiteFooterProps) {
  const text = messages[locale].footer
  const profile = profileLink(locale)
  const to = (path: string) => localizePath(locale, path)
  const quickLinks = [
    { title: text.ourServices, href: to(pagePaths.services) },
    { title: text.ourProducts, href: to(pagePaths.products) },
    { title: text.aboutUs, href: to(pagePaths.about) },
    { title: text.contactUs, href: to(pagePaths.contact) },
  ]
  return (
    <>
      <div className={lastSurface}>
        <SectionDivider />
      </div>
      <footer id={sectionIds.footer} className="site-footer dark" tabIndex={-1}>
        <div className="site-footer-art">
          <Picture name="ribbons-gold" alt="" sizes={ART_SIZES} widths={ART_WIDTHS} landscape />
        </div>
        <div className="wrap">
          <div className="site-footer-opening">
            <p>{text.description}</p>
            {hasCallToAction && (
              <div className="grid">
                <p>{text.callToAction}</p>
                <ButtonLink variant="primary" href={to(pagePaths.contact)}>
                  {text.callToActionLink}
                  <Icon name="right" />
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
        <div className="wrap site-footer-top">
          <div>
            <Brand name={site.brand[locale]} href={to(pagePaths.home)} logoUrl={site.logoUrl} />
            <p>
              <a href={profile.href} download>
                {profile.label}
              </a>
              <br />
              <a href={`${to(pagePaths.about)}#${sectionIds.work}`}>{text.howWeWork}</a>
            </p>
          </div>
          <nav aria-label={text.quickLinks}>
            <h2>{text.quickLinks}</h2>
            <ul>
              {quickLinks.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <FooterContact title={text.contactUs} location={text.location} />
        </div>
        <FooterBottom locale={locale} />
      </footer>
    </>
  )
}
