import type { Localized } from '@/lib/locale'

import { lahfaAr } from './lahfa-ar'
import { lahfaEn } from './lahfa-en'
import { swinAr } from './swin-ar'
import { swinEn } from './swin-en'
import type { AccountDeletionCopy, DeletionFacts } from './types'

export const accountDeletion: Record<'swin' | 'lahfa', Localized<(facts: DeletionFacts) => AccountDeletionCopy>> = {
  swin: { en: swinEn, ar: swinAr },
  lahfa: { en: lahfaEn, ar: lahfaAr },
}
