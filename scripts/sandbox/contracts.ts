import { createHash } from 'node:crypto'

import { site } from '@/content/site'

import type { Api } from './accounts'

/** The request that one of the two APIs expects, and its replies. */
export interface Contract {
  api: Api
  path: string
  userField: 'username' | 'user_name'
  key: string
  /** The form in which a request must carry `password`. */
  sent: (password: string) => string
  success: object
  failure: (message: unknown) => object
}

const { deletionApis } = site

/** The header with the API key, in lower case as Node uses it. */
export const keyHeader = deletionApis.keyHeader.toLowerCase()

/** Both contracts, with the keys that the site is built with. */
export const contracts: readonly Contract[] = [
  {
    api: 'swin',
    path: '/swin/admin/subscribers',
    userField: 'username',
    key: deletionApis.swin.key,
    sent: (password) => createHash('md5').update(password, 'utf8').digest('hex'),
    success: { status: 'success' },
    failure: (message) => ({ status: 'error', message }),
  },
  {
    api: 'lahfa',
    path: '/lahfa/users/delete',
    userField: 'user_name',
    key: deletionApis.lahfa.key,
    sent: (password) => password,
    success: { message: 'success' },
    failure: (message) => ({ message }),
  },
]
