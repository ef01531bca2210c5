import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const oracleEbs: ServiceEntry = {
  group: 'enterprise',
  order: 30,
  picture: 'oracle-ebs',
  related: ['siem', 'vapt', 'system-integration', 'erp-solutions'],
  changed: { on: '2026-11-24', words: '92127032' },
  copy: { en, ar },
}
