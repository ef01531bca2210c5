import { CREDENTIALS, PROOF, REGISTRATION } from '@/content/company'

import type { ShownOfCompany } from './company'

/** What the pages show of the company. */
export const SHOWN_ON_HOME: ShownOfCompany = { facts: [], people: true, cases: 'all' }
export const SHOWN_ON_ABOUT: ShownOfCompany = {
  facts: [...REGISTRATION, 'established', 'staff', ...PROOF],
  people: true,
  cases: 'all',
}
export const SHOWN_ON_CONTACT: ShownOfCompany = { facts: ['legalName', 'licence', 'support'] }

/** Pass the slug of the service. */
export const shownOnService = (service: string): ShownOfCompany => ({ facts: CREDENTIALS, cases: { service } })
