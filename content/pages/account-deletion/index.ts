import type { DeletionApi } from '@/lib/account-deletion/types'
import type { Locale, Localized } from '@/lib/locale'

import { site } from '../../site'

import { lahfaAr } from './lahfa-ar'
import { lahfaEn } from './lahfa-en'
import { swinAr } from './swin-ar'
import { swinEn } from './swin-en'
import type { AccountDeletionCopy, DeletionAppParams, DeletionCopyParams } from './types'

type CopyFrom<Params> = (params: Params) => AccountDeletionCopy

function appParams(api: DeletionApi, locale: Locale): DeletionAppParams {
  const { storeName, deletionPath, ...rest } = site.apps[api]
  const menu = deletionPath[locale].split('>').map((entry) => entry.trim())
  return { ...rest, storeName: storeName[locale], menu }
}

const withApp = (api: DeletionApi, copies: Localized<CopyFrom<DeletionCopyParams>>) => {
  const copyFrom =
    (locale: Locale): CopyFrom<Omit<DeletionCopyParams, 'app'>> =>
    (params) =>
      copies[locale]({ ...params, app: appParams(api, locale) })
  return { en: copyFrom('en'), ar: copyFrom('ar') }
}

/** The texts of the deletion pages, for the company and its periods. */
export const accountDeletion = {
  swin: withApp('swin', { en: swinEn, ar: swinAr }),
  lahfa: withApp('lahfa', { en: lahfaEn, ar: lahfaAr }),
}
