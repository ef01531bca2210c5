import type { Localized } from '@/lib/locale'

import type { PlaceholderCopy } from '../placeholder-copy'

import { ar } from './ar'
import { en } from './en'

export const partnersPage: Localized<PlaceholderCopy> = { en, ar }
