import type { CatalogueItem } from '@/content/catalogue'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { mailHref } from '@/lib/mail-href'
import { whatsappHref } from '@/lib/phone-href'
import { sectionIds } from '@/lib/section-ids'

/** A question keeps its question mark; any other line ends with a colon before the answer. */
const toFill = (line: string) => (/[?؟]$/.test(line) ? line : `${line}:`)

/** What to write about a service or product: what its page asks and, unless it is for consumers, what a purchase needs. */
function enquiryLines({ copy, entry }: CatalogueItem, locale: Locale): readonly string[] {
  const { procurement, confidentiality } = messages[locale].catalogue
  const { mail } = copy[locale].nextStep
  return 'forConsumers' in entry ? mail : [...mail, procurement, confidentiality]
}

/** The mail about a service or product, with lines to fill in, as a button. */
export function enquiry(item: CatalogueItem, locale: Locale) {
  const { askService, askProduct } = messages[locale].catalogue
  const { title } = item.copy[locale]
  return {
    href: mailHref(site.emails[0], title, enquiryLines(item, locale).map(toFill)),
    label: item.kind === 'services' ? askService : askProduct,
    about: title,
  }
}

/** The section that asks to write. Leaves out what the owner has not set. */
export function nextStep(
  item: CatalogueItem,
  locale: Locale,
  { enquiries = {} } = content.owner,
  booking = site.booking.url,
) {
  const { catalogue, sections } = messages[locale]
  const { answers, firstCall, whatsapp } = enquiries
  return {
    id: sectionIds.nextStep,
    heading: sections[item.kind].nextStep,
    text: item.copy[locale].nextStep.text,
    facts: [answers, firstCall].flatMap((fact) => (fact ? [{ text: fact[locale] }] : [])),
    mail: enquiry(item, locale),
    others: [
      ...(whatsapp ? [{ href: whatsappHref(whatsapp), label: catalogue.whatsapp }] : []),
      ...(booking ? [{ href: booking, label: catalogue.booking }] : []),
    ],
  }
}
