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
  changed: { on: '2026-11-23', words: '4ffc8ce5' },
  copy: { en, ar },
}
