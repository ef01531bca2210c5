import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const swin: ProductEntry<Screen> = {
  picture: 'swin',
  screens,
  stores: ['ios', 'android'],
  copy: { en, ar },
}
