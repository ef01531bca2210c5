import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const webMobileApps: ProductEntry<Screen> = { picture: 'web-mobile-apps', screens, stores: [], copy: { en, ar } }
