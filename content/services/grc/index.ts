import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const grc: ServiceEntry = {
  group: 'cybersecurity',
  order: 30,
  picture: 'grc',
  related: ['erp-solutions', 'transformation', 'fintech-crowdfunding', 'web-mobile'],
  copy: { en, ar },
}
