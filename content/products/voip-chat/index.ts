import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const voipChat: ProductEntry<Screen> = {
  group: 'core',
  order: 30,
  picture: 'voip-chat',
  related: ['dlp', 'compliance', 'web-mobile'],
  screens,
  stores: [],
  changed: { on: '2026-11-24', words: '5bf5dab8' },
  copy: { en, ar },
}
