import type { Localized } from '@/lib/locale'

import { site } from '../../site'
import type { DocumentCopy } from '../document-copy'

import { ar } from './ar'
import { en } from './en'

export const accessibilityPage: Localized<DocumentCopy> = { en: en(site.emails[0]), ar: ar(site.emails[0]) }
