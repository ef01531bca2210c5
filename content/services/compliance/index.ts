import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const compliance: ServiceEntry = {
  group: 'cybersecurity',
  order: 10,
  picture: 'compliance',
  related: ['ai-ml', 'oracle-dba', 'fintech-crowdfunding'],
  copy: { en, ar },
}
