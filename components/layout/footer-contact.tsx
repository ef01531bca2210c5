import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-shapes'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { profileLink } from '@/content/views/profile-link'
import type { Locale } from '@/lib/locale'
import { phoneHref } from '@/lib/phone-href'

import { FooterHeading, FooterLink } from './footer-link'

const FooterIcon = ({ name }: { name: IconName }) => (
  <span className="me-4 text-accent max-md:hidden print:hidden">
    <Icon name={name} />
  </span>
)

export function FooterContact({ locale }: { locale: Locale }) {
  const text = messages[locale].footer
  const profile = profileLink(locale)
  return (
    <div className="lg:col-start-8 lg:col-end-12 print:flex print:items-center print:gap-x-gap print:text-sm">
      <FooterHeading>{text.contactUs}</FooterHeading>
      <ul className="print:flex print:gap-x-gap">
        <li>
          <FooterLink href={`mailto:${site.emails[0]}`}>
            <FooterIcon name="mail" />
            <bdi dir="ltr">{site.emails[0]}</bdi>
          </FooterLink>
        </li>
        <li>
          <FooterLink href={phoneHref(site.phone)}>
            <FooterIcon name="phone" />
            <bdi dir="ltr">{site.phone}</bdi>
          </FooterLink>
        </li>
        <li className="inline-flex min-h-target items-center py-1 leading-sub">
          <FooterIcon name="pin" />
          {text.location}
        </li>
        <li className="print:hidden">
          <FooterLink href={profile.href} download>
            {profile.label}
          </FooterLink>
        </li>
      </ul>
    </div>
  )
}
