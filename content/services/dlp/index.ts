import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const dlp: ServiceEntry = {
  group: 'cybersecurity',
  order: 60,
  picture: 'dlp',
  related: ['ai-ml', 'voip-chat', 'system-integration'],
  copy: { en, ar },
}
