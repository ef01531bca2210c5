import type { CredentialName, DeletionCredentials } from './types'

interface CredentialsProblem {
  code: 'empty' | 'email'
  /** The fields to correct, in the order of the form; never none. */
  fields: readonly [CredentialName, ...CredentialName[]]
}

const isBlank = (value: string) => value.trim() === ''

/**
 * What keeps the credentials from being sent, or nothing. A field with nothing but spaces counts as empty.
 *
 * `isIdentityValid` is the field's own `validity.valid`: only the browser can say what it calls an e-mail address.
 */
export function validateCredentials(
  { identity, password }: DeletionCredentials,
  isIdentityValid: boolean,
): CredentialsProblem | undefined {
  if (isBlank(identity)) return { code: 'empty', fields: isBlank(password) ? ['identity', 'password'] : ['identity'] }
  if (isBlank(password)) return { code: 'empty', fields: ['password'] }
  return isIdentityValid ? undefined : { code: 'email', fields: ['identity'] }
}
