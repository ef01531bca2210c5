import type { Localized } from '@/lib/locale'

import { site } from '../../site'

import { ar } from './ar'
import { en } from './en'
import type { AccessibilityCopy } from './types'

export const accessibilityPage: Localized<AccessibilityCopy> = { en: en(site.emails[0]), ar: ar(site.emails[0]) }
