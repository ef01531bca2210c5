import type { Localized } from '@/lib/locale'

import type { PlaceholderCopy } from '../placeholder-copy'

import { ar } from './ar'
import { en } from './en'

export const aboutPage: Localized<PlaceholderCopy> = { en, ar }
