import type { Localized } from '@/lib/locale'

import { ar } from './ar'
import { en } from './en'
import type { ContactCopy } from './types'

export const contactPage: Localized<ContactCopy> = { en, ar }
