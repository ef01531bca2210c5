import { cleanIdentity } from './clean-identity'
import { md5Hex } from './md5-hex'
import type { DeletionCredentials, DeletionEndpoint } from './types'

interface DeletionRequest {
  url: string
  init: RequestInit
}

/**
 * Returns the arguments of the `fetch` call that deletes the account. The password is sent as typed; the identity
 * without what keyboards and copying add to it.
 */
export function deletionRequest(
  { url, keyHeader, key, contract }: DeletionEndpoint,
  { identity, password }: DeletionCredentials,
): DeletionRequest {
  const { path, identity: kind, identityField, passwordAs } = contract
  const body = {
    [identityField]: cleanIdentity(kind, identity),
    password: passwordAs === 'md5' ? md5Hex(password) : password,
  }
  return {
    url: url.replace(/\/+$/, '') + path,
    init: {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      // A redirect could hand the password to another host.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    },
  }
}
