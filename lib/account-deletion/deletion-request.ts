import { md5Hex } from './md5-hex'
import type { DeletionApi, DeletionCredentials, DeletionEndpoint } from './types'

interface Contract {
  path: string
  body: (credentials: DeletionCredentials) => Promise<Readonly<Record<string, string>>>
}

const contracts: Readonly<Record<DeletionApi, Contract>> = {
  swin: {
    path: '/admin/subscribers',
    body: async ({ identity, password }) => ({ username: identity, password: await md5Hex(password) }),
  },
  lahfa: {
    path: '/users/delete',
    body: async ({ identity, password }) => ({ user_name: identity, password }),
  },
}

interface DeletionRequest {
  url: string
  init: RequestInit
}

/**
 * The call that deletes the account, ready for `fetch`. The password goes as typed. The identity goes without the
 * spaces around it, which phone keyboards add after a suggestion and which e-mail fields drop by themselves.
 */
export async function deletionRequest(
  { api, url, keyHeader, key }: DeletionEndpoint,
  { identity, password }: DeletionCredentials,
): Promise<DeletionRequest> {
  const { path, body } = contracts[api]
  return {
    url: url.replace(/\/+$/, '') + path,
    init: {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body: JSON.stringify(await body({ identity: identity.trim(), password })),
      credentials: 'omit',
      cache: 'no-store',
      // Following a redirect could hand the password to a host that nobody named.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}
