import type { NextStepSectionProps } from '@/components/sections/next-step/next-step-section'
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
export function enquiryHref({ copy: copies }: CatalogueItem, locale: Locale): string {
  const { title, nextStep } = copies[locale]
  return mailHref(site.emails[0], title, nextStep.mail.map(toFill))
}

/** The section after the questions of a service or product. Leaves out what the owner has not set. */
export function nextStep(item: CatalogueItem, locale: Locale, { enquiries = {} } = content.owner): NextStep {
  const { catalogue, sections } = messages[locale]
  const { title, nextStep: copy } = item.copy[locale]
  const { answers, firstCall, whatsapp } = enquiries
  const ask = item.kind === 'services' ? catalogue.askService : catalogue.askProduct
  return {
    id: sectionIds.nextStep,
    heading: sections.nextStep,
    text: copy.text,
    facts: [answers, firstCall].flatMap((fact) => (fact ? [{ text: fact[locale] }] : [])),
    mail: { href: enquiryHref(item, locale), label: ask, about: title },
    ...(whatsapp && { whatsapp: { href: whatsappHref(whatsapp), label: catalogue.whatsapp } }),
  }
}
