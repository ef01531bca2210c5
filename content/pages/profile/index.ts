import type { Localized } from '@/lib/locale'

import { ar } from './ar'
import { en } from './en'
import type { ProfileCopy } from './types'

export const profile: Localized<ProfileCopy> = { en, ar }
