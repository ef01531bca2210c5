import { domainToASCII } from 'node:url'

import { address } from './addresses'
import { faultOf, inLatinDigits, type Kind, kind } from './kind'

/** Services that give an address to anybody. */
const FREE_MAIL =
  /@((gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|gmx|proton|protonmail|yandex)\.[\w.]+|(live|msn|me|mail)\.com)$/i

/** Needs no encoding in a mail link, a header or security.txt. */
const EMAIL = /^[\w+-]+(\.[\w+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

/** `Sara <mailto:info@شركة.امارات>` as the address in it, with a domain that every mail program reads. */
function plainEmail(value: string): string {
  const [text = ''] = value
    .replace(/^[^<]*<([^>]*)>.*$/, '$1')
    .replace(/^mailto:/i, '')
    .split('?')
  const [local = '', domain = ''] = text.replaceAll(/\s/g, '').split('@')
  return `${local}@${domainToASCII(domain.replace(/\.$/, ''))}`
}

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
const PHONE = /^\+\d( ?\d){7,14}$/

/** 04-123 4567, 00971 (0)4 123 4567 and https://wa.me/97141234567 as international numbers. */
function international(value: string): string | undefined {
  const [, whatsapp] = /(?:wa\.me\/|whatsapp\.com\/.*phone=)\+?(\d+)/i.exec(value) ?? []
  if (whatsapp) return `+${whatsapp}`
  const text = inLatinDigits(value).replace(/^tel:/i, '').replace('(0)', ' ')
  if (/\p{L}/u.test(text)) return undefined
  const number = text
    .replaceAll(/[^\d+]+/g, ' ')
    .trim()
    .replace(/^\+ /, '+')
  return number.replace(/^00 ?/, '+').replace(/^0 ?/, '+971 ').replace(/^971/, '+971')
}

export const phone = kind(
  '+ and the code of the country, then digits and spaces, such as +971 4 000 0000',
  (value) => (PHONE.test(value) ? undefined : 'is not a phone number in the form +971 00 000 0000'),
  international,
)

const form = address('https://www.example.com/report')

/** For people who report a weakness (RFC 9116). */
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
