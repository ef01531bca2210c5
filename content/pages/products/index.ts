import type { Localized } from '@/lib/locale'

import type { OverviewCopy } from '../overview-copy'

import { ar } from './ar'
import { en } from './en'

export const productsPage: Localized<OverviewCopy> = { en, ar }
