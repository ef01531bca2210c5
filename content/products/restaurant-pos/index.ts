import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const restaurantPos: ProductEntry<Screen> = { picture: 'restaurant-pos', screens, stores: [], copy: { en, ar } }
