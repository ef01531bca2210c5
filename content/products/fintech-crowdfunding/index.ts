import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const fintechCrowdfunding: ProductEntry<Screen> = {
  group: 'industry',
  order: 20,
  picture: 'fintech-crowdfunding',
  related: ['compliance', 'vapt', 'blockchain', 'lahfa'],
  screens,
  stores: [],
  changed: { on: '2026-11-24', words: 'f50386b7' },
  copy: { en, ar },
}
