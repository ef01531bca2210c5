import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const compliance: ServiceEntry = {
  group: 'cybersecurity',
  order: 10,
  picture: 'compliance',
  related: ['ai-ml', 'oracle-dba', 'fintech-crowdfunding'],
  changed: { on: '2026-11-23', words: '4a97f883' },
  copy: { en, ar },
}
