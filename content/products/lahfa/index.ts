import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const lahfa: ProductEntry<Screen> = { picture: 'lahfa', screens, stores: ['android'], copy: { en, ar } }
