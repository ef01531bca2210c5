import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const voipChat: ProductEntry<Screen> = { picture: 'voip-chat', screens, stores: [], copy: { en, ar } }
