import { decided } from '@/content/site'
import type { Locale } from '@/lib/locale'

/** How to reach the company, as far as its owner has said. Neutral values of settings are no facts. */
export const contactFacts = (locale: Locale, values?: ReadonlyMap<string, string>) => ({
  email: decided('SITE_EMAIL', values),
  telephone: decided('SITE_PHONE', values),
  streetAddress: decided(locale === 'en' ? 'SITE_ADDRESS_LINE_1_EN' : 'SITE_ADDRESS_LINE_1_AR', values),
})
