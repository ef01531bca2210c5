/** The two APIs that can delete an account; each app has its own. */
export type DeletionApi = 'swin' | 'lahfa'

/** The address of an app's deletion API and the key sent with every request. */
export interface DeletionEndpoint {
  api: DeletionApi
  /** Without the path of the request: 'https://api.example.com/swin'. */
  url: string
  keyHeader: string
  key: string
}

export type CredentialName = 'identity' | 'password'

/** As typed; `identity` is Swin's username or Lahfa's e-mail address. */
export type DeletionCredentials = Readonly<Record<CredentialName, string>>

export type DeletionOutcome =
  | { kind: 'success' }
  /** The API refused. `detail` is its reason, prepared for display as text. */
  | { kind: 'failure'; detail?: string }
  /** No reply or an unreadable one: nobody knows whether the account was deleted. */
  | { kind: 'network' }
