import { createHash } from 'node:crypto'

import type { Api } from './accounts'

/** What one of the two APIs expects and how it words its replies. */
export interface Contract {
  api: Api
  path: string
  userField: 'username' | 'user_name'
  key: string
  /** The form in which a request has to carry `password`. */
  sent: (password: string) => string
  success: object
  failure: (message: unknown) => object
}

type Environment = Readonly<Record<string, string | undefined>>

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

/** The header that carries the API key, in the lower case that Node uses for header names. */
export const keyHeaderOf = (environment: Environment): string =>
  (environment.NEXT_PUBLIC_API_KEY_HEADER?.trim() || 'x-api-key').toLowerCase()

/** Both contracts, with the keys the site itself is built with. */
export const contractsOf = (environment: Environment): readonly Contract[] => [
  {
    api: 'swin',
    path: '/swin/admin/subscribers',
    userField: 'username',
    key: environment.NEXT_PUBLIC_SWIN_API_KEY?.trim() || 'sandbox-key',
    sent: md5,
    success: { status: 'success' },
    failure: (message) => ({ status: 'error', message }),
  },
  {
    api: 'lahfa',
    path: '/lahfa/users/delete',
    userField: 'user_name',
    key: environment.NEXT_PUBLIC_LAHFA_API_KEY?.trim() || 'sandbox-key',
    sent: (password) => password,
    success: { message: 'success' },
    failure: (message) => ({ message }),
  },
]
