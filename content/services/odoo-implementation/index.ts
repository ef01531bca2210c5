import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const odooImplementation: ServiceEntry = {
  group: 'enterprise',
  order: 20,
  picture: 'odoo-implementation',
  related: ['odoo-solutions', 'restaurant-pos', 'system-integration', 'erp-solutions'],
  changed: { on: '2026-11-24', words: 'd3458c10' },
  copy: { en, ar },
}
