import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const restaurantPos: ProductEntry<Screen> = {
  group: 'industry',
  order: 30,
  picture: 'restaurant-pos',
  related: ['odoo-solutions', 'system-integration', 'erp-solutions'],
  screens,
  stores: [],
  changed: { on: '2026-11-24', words: 'e4c90ca6' },
  copy: { en, ar },
}
