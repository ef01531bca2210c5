import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const blockchain: ServiceEntry = {
  group: 'digital',
  order: 40,
  picture: 'blockchain',
  related: ['fintech-crowdfunding', 'compliance', 'vapt'],
  example: { product: 'fintech-crowdfunding', screen: 'report' },
  changed: { on: '2026-11-24', words: '30ffad60' },
  copy: { en, ar },
}
