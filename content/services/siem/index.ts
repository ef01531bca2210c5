import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const siem: ServiceEntry = {
  group: 'cybersecurity',
  order: 50,
  picture: 'siem',
  related: ['oracle-ebs', 'oracle-dba', 'system-integration'],
  changed: { on: '2026-11-23', words: '1cf2c7d7' },
  copy: { en, ar },
}
