import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const oracleDba: ServiceEntry = {
  group: 'enterprise',
  order: 40,
  picture: 'oracle-dba',
  related: ['siem', 'compliance', 'dlp'],
  changed: { on: '2026-11-23', words: '6dec1c0f' },
  copy: { en, ar },
}
