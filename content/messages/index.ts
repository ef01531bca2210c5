import type { Localized } from '@/lib/locale'

import { ar } from './ar'
import { en, type Messages } from './en'

export const messages: Localized<Messages> = { en, ar }
