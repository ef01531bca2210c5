import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const fitnessGym: ProductEntry<Screen> = { picture: 'fitness-gym', screens, stores: [], copy: { en, ar } }
