import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const streamingVod: ProductEntry<Screen> = {
  group: 'core',
  order: 20,
  picture: 'streaming-vod',
  related: ['web-mobile', 'system-integration'],
  screens,
  stores: [],
  changed: { on: '2026-11-24', words: '5d98485e' },
  copy: { en, ar },
}
