/** The two APIs that can delete an account; each app has its own. */
export type DeletionApi = 'swin' | 'lahfa'

/** Where an app's deletion API is and the fixed key that every call to it carries. */
export interface DeletionEndpoint {
  api: DeletionApi
  /** Without the path of the call: 'https://api.example.com/swin'. */
  url: string
  keyHeader: string
  key: string
}

export type CredentialName = 'identity' | 'password'

/** What the visitor typed; `identity` is Swin's username or Lahfa's e-mail address. */
export type DeletionCredentials = Readonly<Record<CredentialName, string>>

export type DeletionOutcome =
  | { kind: 'success' }
  /** The API refused; `detail` is its own reason, ready to be shown as text. */
  | { kind: 'failure'; detail?: string }
  /** No reply that can be read: whether the account is gone is not known. */
  | { kind: 'network' }
