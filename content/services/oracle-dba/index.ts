import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const oracleDba: ServiceEntry = {
  group: 'enterprise',
  order: 40,
  picture: 'oracle-dba',
  related: ['siem', 'compliance', 'dlp'],
  changed: { on: '2026-11-24', words: 'e11a3410' },
  copy: { en, ar },
}
