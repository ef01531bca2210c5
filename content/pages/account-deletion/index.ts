import type { DeletionApi } from '@/lib/account-deletion/types'
import type { Localized } from '@/lib/locale'

import { lahfaAr } from './lahfa-ar'
import { lahfaEn } from './lahfa-en'
import { swinAr } from './swin-ar'
import { swinEn } from './swin-en'
import type { AccountDeletionCopy, DeletionCopyParams } from './types'

type CopyFrom = (params: DeletionCopyParams) => AccountDeletionCopy

export const accountDeletion: Readonly<Record<DeletionApi, Localized<CopyFrom>>> = {
  swin: { en: swinEn, ar: swinAr },
  lahfa: { en: lahfaEn, ar: lahfaAr },
}
