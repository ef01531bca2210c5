import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const erpSolutions: ServiceEntry = {
  group: 'enterprise',
  order: 10,
  picture: 'erp-solutions',
  related: ['system-integration', 'transformation', 'odoo-solutions'],
  changed: { on: '2026-11-24', words: 'c1329185' },
  copy: { en, ar },
}
