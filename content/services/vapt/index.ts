import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const vapt: ServiceEntry = {
  group: 'cybersecurity',
  order: 20,
  picture: 'vapt',
  related: ['web-mobile', 'oracle-ebs', 'fintech-crowdfunding'],
  changed: { on: '2026-11-23', words: '60ee2318' },
  copy: { en, ar },
}
