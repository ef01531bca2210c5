import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const zta: ServiceEntry = {
  group: 'cybersecurity',
  order: 40,
  picture: 'zta',
  related: ['erp-solutions', 'oracle-ebs', 'system-integration'],
  changed: { on: '2026-11-23', words: '11b6bb6c' },
  copy: { en, ar },
}
