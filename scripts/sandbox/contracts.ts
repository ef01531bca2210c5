import { createHash } from 'node:crypto'

import { type AppId, appIds, apps } from '@/content/apps'
import { site } from '@/content/site'
import type { DeletionContract } from '@/lib/account-deletion/types'

interface Replies {
  success: object
  failure: (message: unknown) => object
}

/** The request that the API of an app expects, and its replies. */
export interface Contract extends Replies {
  app: AppId
  path: string
  userField: string
  key: string
  /** The form in which a request must carry `password`. */
  sent: (password: string) => string
}

/** The header with the API key, in lower case as Node uses it. */
export const keyHeader = site.keyHeader.toLowerCase()

const replies: Readonly<Record<DeletionContract['reply'], Replies>> = {
  status: { success: { status: 'success' }, failure: (message) => ({ status: 'error', message }) },
  message: { success: { message: 'success' }, failure: (message) => ({ message }) },
}

const sentAs: Readonly<Record<DeletionContract['passwordAs'], Contract['sent']>> = {
  typed: (password) => password,
  md5: (password) => createHash('md5').update(password, 'utf8').digest('hex'),
}

/** The contracts of all apps, with the keys that the site is built with. */
export const contracts: readonly Contract[] = appIds.map((app) => {
  const { path, identityField, passwordAs, reply } = apps[app].contract
  return {
    app,
    path: `/${app}${path}`,
    userField: identityField,
    key: site.apps[app].api.key,
    sent: sentAs[passwordAs],
    ...replies[reply],
  }
})
