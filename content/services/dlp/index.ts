import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const dlp: ServiceEntry = {
  group: 'cybersecurity',
  order: 60,
  picture: 'dlp',
  related: ['ai-ml', 'voip-chat', 'system-integration'],
  changed: { on: '2026-11-23', words: '8c688631' },
  copy: { en, ar },
}
