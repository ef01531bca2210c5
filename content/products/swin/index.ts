import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const swin: ProductEntry<Screen> = {
  group: 'branded',
  order: 10,
  picture: 'swin',
  related: ['fitness-gym', 'ai-ml', 'web-mobile'],
  screens,
  stores: ['ios', 'android'],
  changed: { on: '2026-11-24', words: 'fde388aa' },
  copy: { en, ar },
}
