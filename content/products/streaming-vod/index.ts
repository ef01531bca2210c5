import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const streamingVod: ProductEntry<Screen> = { picture: 'streaming-vod', screens, stores: [], copy: { en, ar } }
