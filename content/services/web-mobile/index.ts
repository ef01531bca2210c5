import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const webMobile: ServiceEntry = {
  group: 'digital',
  order: 20,
  picture: 'web-mobile',
  related: ['web-mobile-apps', 'vapt', 'swin'],
  example: { product: 'web-mobile-apps', screen: 'offline' },
  changed: { on: '2026-11-24', words: '5e41e41a' },
  copy: { en, ar },
}
