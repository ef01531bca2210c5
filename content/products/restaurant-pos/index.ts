import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const restaurantPos: ProductEntry<Screen> = {
  group: 'industry',
  order: 30,
  picture: 'restaurant-pos',
  related: ['system-integration', 'erp-solutions', 'web-mobile-apps'],
  screens,
  stores: [],
  copy: { en, ar },
}
