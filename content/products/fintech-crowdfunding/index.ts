import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const fintechCrowdfunding: ProductEntry<Screen> = {
  picture: 'fintech-crowdfunding',
  screens,
  stores: [],
  copy: { en, ar },
}
