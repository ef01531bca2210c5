import { md5Hex } from './md5-hex'
import type { DeletionApi, DeletionCredentials, DeletionEndpoint } from './types'

interface Contract {
  path: string
  body: (credentials: DeletionCredentials) => Readonly<Record<string, string>>
}

const contracts: Readonly<Record<DeletionApi, Contract>> = {
  swin: {
    path: '/admin/subscribers',
    body: ({ identity, password }) => ({ username: identity, password: md5Hex(password) }),
  },
  lahfa: {
    path: '/users/delete',
    body: ({ identity, password }) => ({ user_name: identity, password }),
  },
}

interface DeletionRequest {
  url: string
  init: RequestInit
}

/**
 * Returns the arguments of the `fetch` call that deletes the account. The password is sent as typed. The identity is
 * trimmed: phone keyboards add a space after a suggestion, and only email fields remove it.
 */
export function deletionRequest(
  { api, url, keyHeader, key }: DeletionEndpoint,
  { identity, password }: DeletionCredentials,
): DeletionRequest {
  const { path, body } = contracts[api]
  return {
    url: url.replace(/\/+$/, '') + path,
    init: {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body: JSON.stringify(body({ identity: identity.trim(), password })),
      credentials: 'omit',
      cache: 'no-store',
      // A redirect could hand the password to another host.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}
