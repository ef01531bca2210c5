import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const grc: ServiceEntry = {
  group: 'cybersecurity',
  order: 30,
  picture: 'grc',
  related: ['erp-solutions', 'transformation', 'fintech-crowdfunding', 'web-mobile'],
  changed: { on: '2026-11-23', words: 'a42cd05a' },
  copy: { en, ar },
}
