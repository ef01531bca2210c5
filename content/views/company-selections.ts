import { CREDENTIALS, PROOF, REGISTRATION } from '@/content/company'

import type { CompanySelection } from './company'

/** What the pages show of the company. */
export const SHOWN_ON_HOME: CompanySelection = { facts: [], people: true, cases: 'all' }
export const SHOWN_ON_ABOUT: CompanySelection = {
  facts: [...REGISTRATION, 'established', 'staff', ...PROOF],
  people: true,
  cases: 'all',
}
export const SHOWN_ON_CONTACT: CompanySelection = { facts: ['legalName', 'licence', 'support'] }

/** Pass the slug of the service. */
export const shownOnService = (service: string): CompanySelection => ({ facts: CREDENTIALS, cases: { service } })
