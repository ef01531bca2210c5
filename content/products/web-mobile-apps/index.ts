import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const webMobileApps: ProductEntry<Screen> = {
  group: 'core',
  order: 10,
  picture: 'web-mobile-apps',
  related: ['web-mobile', 'vapt', 'system-integration'],
  screens,
  stores: [],
  changed: { on: '2026-11-24', words: '4f9b9509' },
  copy: { en, ar },
}
