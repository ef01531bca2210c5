import { domainToASCII } from 'node:url'

import { address } from './addresses'
import { faultOf, inLatinDigits, type Kind, kind } from './kind'

/** Services that give anyone an address. */
const FREE_MAIL =
  /@((gmail|googlemail|hotmail|outlook|yahoo|ymail|rocketmail|icloud|aol|gmx|proton|protonmail|tutanota|yandex)\.[\w.]+|(live|msn|me|mac|mail|zoho|fastmail|qq|163)\.com|pm\.me|tuta\.io|mail\.ru|eim\.ae|emirates\.net\.ae)$/i

/** Needs no encoding in a mail link, a header or security.txt. */
const EMAIL = /^[\w+-]+(\.[\w+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

/** `Sara <mailto:info@شركة.امارات>` as the address in it, with a domain that every mail program reads. */
function plainEmail(value: string): string {
  const [text = ''] = value
    .replace(/^[^<]*<([^>]*)>.*$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/ *[([] *at *[)\]] *| +at +|＠/i, '@')
    .split('?')
  const [local = '', domain = ''] = text.replaceAll(/\s/g, '').split('@')
  return `${local}@${domainToASCII(domain.replace(/\.$/, ''))}`
}

/** An e-mail address of the company's own domain. */
export const email: Kind = {
  ...kind(
    'an e-mail address of the company’s own domain, such as info@example.com',
    (value) => {
      if (!EMAIL.test(value)) return 'is not an email address'
      return FREE_MAIL.test(value) ? 'is a free-mail address. Use one of the company’s own domain' : undefined
    },
    plainEmail,
  ),
  hostOf: (value) => value.replace(/^.*@/, '').toLowerCase(),
}

/** E.164: the code of a country and the number, 15 digits at most. */
const PHONE = /^\+[1-9]( ?\d){7,14}$/

/** The 0 with which numbers begin inside of these countries, and which nobody dials from abroad. */
const TRUNK_ZERO = /^\+(20|44|49|90|91|92|962|966|971) ?0(?= ?[1-9])/

/** 04-123 4567, 00971 (0)4 123 4567 and https://wa.me/97141234567 as international numbers. */
function international(value: string): string | undefined {
  const [, whatsapp] = /(?:wa\.me\/|(?:whatsapp\.com|whatsapp:)\/.*phone=)(?:\+|%2B|00)?(\d+)/i.exec(value) ?? []
  if (whatsapp) return `+${whatsapp}`
  const text = inLatinDigits(value)
    .replace(/^(tel|callto|phone|t)[^\d+]+/i, '')
    .replace('(0)', ' ')
  if (/\p{L}/u.test(text)) return undefined
  const number = text
    .replaceAll(/[^\d+]+/g, ' ')
    .trim()
    .replace(/^[+ ]*\+ ?/, '+')
  return number
    .replace(/^\+?00 ?/, '+')
    .replace(/^0 ?/, '+971 ')
    .replace(/^971/, '+971')
    .replace(TRUNK_ZERO, '+$1 ')
}

/** A phone number in international form. */
export const phone = kind(
  '+ and the code of the country, then digits and spaces, such as +971 4 000 0000',
  (value) => {
    if (!PHONE.test(value)) return 'is not a phone number in the form +971 00 000 0000'
    return TRUNK_ZERO.test(value) ? 'has a 0 after the code of the country, which nobody dials from abroad' : undefined
  },
  international,
)

const form = address('https://www.example.com/report')

/** Where people report a vulnerability (RFC 9116). */
export const contact: Kind = {
  ...kind(
    'an e-mail address of the company’s own domain, or the https address of a form',
    (value) => {
      if (value.startsWith('https://')) return faultOf(form, value)?.problem
      return value.includes('@') ? faultOf(email, value)?.problem : 'is neither an email address nor an https address'
    },
    (value) => (value.includes('@') ? plainEmail(value) : form.offer?.(value)?.replace(/^http:/, 'https:')),
  ),
  hostOf: (value) => (value.includes('@') ? email : form).hostOf?.(value) ?? '',
}
