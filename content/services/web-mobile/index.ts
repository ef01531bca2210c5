import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const webMobile: ServiceEntry = {
  group: 'digital',
  order: 20,
  picture: 'web-mobile',
  related: ['web-mobile-apps', 'vapt', 'dlp'],
  example: { product: 'web-mobile-apps', screen: 'offline' },
  copy: { en, ar },
}
