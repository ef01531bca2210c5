import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const webMobile: ServiceEntry = {
  group: 'digital',
  order: 20,
  picture: 'web-mobile',
  related: ['web-mobile-apps', 'vapt', 'dlp'],
  example: { product: 'web-mobile-apps', screen: 'offline' },
  changed: { on: '2026-11-23', words: 'c3b7a018' },
  copy: { en, ar },
}
