import { cleanIdentity } from './clean-identity'
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
 * Returns the arguments of the `fetch` call that deletes the account. The password is sent as typed; the identity
 * without what keyboards and copying add to it.
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
      body: JSON.stringify(body({ identity: cleanIdentity(api, identity), password })),
      credentials: 'omit',
      cache: 'no-store',
      // A redirect could hand the password to another host.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}
