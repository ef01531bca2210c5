import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-shapes'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { contactPage } from '@/content/pages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { phoneHref, whatsappHref } from '@/lib/phone-href'

interface ContactCard {
  icon: IconName
  title: string
  lines: ReactNode
}

export function ContactCards({ locale }: { locale: Locale }) {
  const { cards } = contactPage[locale]
  const { catalogue } = messages[locale]
  const { whatsapp } = content.owner.enquiries ?? {}
  const all: ContactCard[] = [
    {
      icon: 'mail',
      title: cards.email,
      lines: site.emails.map((email) => (
        <a key={email} href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )),
    },
    {
      icon: 'phone',
      title: cards.phone,
      lines: (
        <>
          <a href={phoneHref(site.phone)}>
            <bdi dir="ltr">{site.phone}</bdi>
          </a>
          {whatsapp && <a href={whatsappHref(whatsapp)}>{catalogue.whatsapp}</a>}
          {site.booking.url && <a href={site.booking.url}>{catalogue.booking}</a>}
        </>
      ),
    },
    {
      icon: 'pin',
      title: cards.address,
      lines: site.addressLines.map((line) => <p key={line.en}>{line[locale]}</p>),
    },
  ]
  return (
    <div className="grid border-t border-line lg:grid-cols-3">
      {all.map(({ icon, title, lines }) => (
        <div key={icon} className="contact-card">
          <Icon name={icon} size="xl" />
          <h2>{title}</h2>
          {lines}
        </div>
      ))}
    </div>
  )
}
