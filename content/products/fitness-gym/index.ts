import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const fitnessGym: ProductEntry<Screen> = {
  group: 'industry',
  order: 40,
  picture: 'fitness-gym',
  related: ['swin', 'web-mobile', 'system-integration'],
  screens,
  stores: [],
  changed: { on: '2026-11-24', words: 'f5626327' },
  copy: { en, ar },
}
