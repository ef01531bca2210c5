import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const lahfa: ProductEntry<Screen> = {
  group: 'branded',
  order: 20,
  picture: 'lahfa',
  related: ['system-integration', 'compliance', 'fintech-crowdfunding'],
  screens,
  stores: ['android'],
  changed: { on: '2026-11-24', words: '17c7725e' },
  copy: { en, ar },
}
