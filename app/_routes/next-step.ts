import type { NextStepSectionProps } from '@/components/sections/next-step/next-step-section'
import type { MailButtonProps } from '@/components/ui/mail-button'
import type { CatalogueItem } from '@/content/catalogue'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { mailHref } from '@/lib/mail-href'
import { whatsappHref } from '@/lib/phone-href'
import { sectionIds } from '@/lib/section-ids'

export type NextStep = Omit<NextStepSectionProps, 'sample'>

/** A question keeps its question mark; any other line ends with a colon before the answer. */
const toFill = (line: string) => (/[?؟]$/.test(line) ? line : `${line}:`)

/** The mail about a service or product, with lines to fill in. */
function enquiryHref({ copy: copies }: CatalogueItem, locale: Locale): string {
  const { title, nextStep } = copies[locale]
  return mailHref(site.emails[0], title, nextStep.mail.map(toFill))
}

/** The mail about a service or product as a button. */
export function enquiry(item: CatalogueItem, locale: Locale): MailButtonProps {
  const { askService, askProduct } = messages[locale].catalogue
  return {
    href: enquiryHref(item, locale),
    label: item.kind === 'services' ? askService : askProduct,
    about: item.copy[locale].title,
  }
}

/** The section after the questions of a service or product. Leaves out what the owner has not set. */
export function nextStep(item: CatalogueItem, locale: Locale, { enquiries = {} } = content.owner): NextStep {
  const { catalogue, sections } = messages[locale]
  const { answers, firstCall, whatsapp } = enquiries
  return {
    id: sectionIds.nextStep,
    heading: sections.nextStep,
    text: item.copy[locale].nextStep.text,
    facts: [answers, firstCall].flatMap((fact) => (fact ? [{ text: fact[locale] }] : [])),
    mail: enquiry(item, locale),
    ...(whatsapp && { whatsapp: { href: whatsappHref(whatsapp), label: catalogue.whatsapp } }),
  }
}
