import type { CredentialName, DeletionCredentials } from './types'

/** Why the credentials cannot be sent. */
export interface CredentialsProblem {
  code: 'empty' | 'email'
  /** The fields to correct, in the order of the form; at least one. */
  fields: readonly [CredentialName, ...CredentialName[]]
}

const isBlank = (value: string) => value.trim() === ''

/**
 * Returns why the credentials cannot be sent, or undefined. A field that contains only white space counts as empty.
 * `isIdentityValid` is the field's `validity.valid`: the browser decides what an e-mail address is.
 */
export function validateCredentials(
  { identity, password }: DeletionCredentials,
  isIdentityValid: boolean,
): CredentialsProblem | undefined {
  if (isBlank(identity)) return { code: 'empty', fields: isBlank(password) ? ['identity', 'password'] : ['identity'] }
  if (isBlank(password)) return { code: 'empty', fields: ['password'] }
  return isIdentityValid ? undefined : { code: 'email', fields: ['identity'] }
}
