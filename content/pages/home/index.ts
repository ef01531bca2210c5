import type { Localized } from '@/lib/locale'

import { ar } from './ar'
import { en } from './en'
import type { HomeCopy } from './types'

export const homePage: Localized<HomeCopy> = { en, ar }
