import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const odooSolutions: ProductEntry<Screen> = {
  group: 'industry',
  order: 10,
  picture: 'odoo-solutions',
  related: ['odoo-implementation', 'erp-solutions', 'system-integration'],
  screens,
  stores: [],
  changed: { on: '2026-11-24', words: '900e2892' },
  copy: { en, ar },
}
