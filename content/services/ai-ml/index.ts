import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const aiMl: ServiceEntry = {
  group: 'digital',
  order: 30,
  picture: 'ai-ml',
  related: ['dlp', 'grc', 'swin'],
  example: { product: 'swin', screen: 'prediction' },
  changed: { on: '2026-11-24', words: '332f3144' },
  copy: { en, ar },
}
