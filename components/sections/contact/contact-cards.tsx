import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-shapes'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { contactPage } from '@/content/pages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { phoneHref, whatsappHref } from '@/lib/phone-href'

const LINE = 'text-item leading-sub tracking-sub'
const LINK = `${LINE} flex min-h-target items-center transition-colors lg:items-start hocus:text-accent`

/** Without JavaScript they are not animated. The delays are 0.2, 0.4 and 0.6 s: docs/specification.md#contact. */
const OPENS =
  '[--delay:0.2s] nth-2:[--delay:0.4s] nth-3:[--delay:0.6s] not-noscript:motion-safe:animate-[open_var(--duration-slowest)_var(--ease-out)_var(--delay)_backwards]'
const CARD = 'relative border-b border-line py-6 ps-14 lg:px-10 lg:py-12 lg:not-first:border-s lg:first:ps-0'

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
        <a key={email} className={LINK} href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )),
    },
    {
      icon: 'phone',
      title: cards.phone,
      lines: (
        <>
          <a className={LINK} href={phoneHref(site.phone)}>
            <bdi dir="ltr">{site.phone}</bdi>
          </a>
          {whatsapp && (
            <a className={LINK} href={whatsappHref(whatsapp)}>
              {catalogue.whatsapp}
            </a>
          )}
          {site.booking.url && (
            <a className={LINK} href={site.booking.url}>
              {catalogue.booking}
            </a>
          )}
        </>
      ),
    },
    {
      icon: 'pin',
      title: cards.address,
      lines: site.addressLines.map((line) => (
        <p key={line.en} className={LINE}>
          {line[locale]}
        </p>
      )),
    },
  ]
  return (
    <div className="grid border-t border-line lg:grid-cols-3">
      {all.map(({ icon, title, lines }) => (
        <div key={icon} className={`${CARD} ${OPENS}`}>
          <Icon name={icon} size="xl" className="absolute start-0 top-6 text-accent lg:static" />
          <h2 className="mb-1 text-label text-muted lg:mt-8 lg:mb-2">{title}</h2>
          {lines}
        </div>
      ))}
    </div>
  )
}
