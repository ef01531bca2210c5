/** What the API of an app expects, and how it answers. */
export interface DeletionContract {
  /** Follows the address of the API. */
  path: `/${string}`
  /** What its users sign in with. */
  identity: 'username' | 'email'
  /** The member of the JSON body that holds it. */
  identityField: string
  /** As typed, or as the MD5 hash of its UTF-8 bytes. */
  passwordAs: 'typed' | 'md5'
  /**
   * Where the reply has the word `success`: in `status` or `data.status`, and a refusal gives no reason; or in `message`,
   * where a refusal gives its reason.
   */
  reply: 'status' | 'message'
}

/** The deletion API of an app, and the key sent with every request. */
export interface DeletionEndpoint {
  /** The app's id. */
  app: string
  contract: DeletionContract
  /** Without the path of the request: 'https://api.example.com/swin'. */
  url: string
  keyHeader: string
  key: string
}

export type CredentialName = 'identity' | 'password'

/** As typed; `identity` is a username or an e-mail address. */
export type DeletionCredentials = Readonly<Record<CredentialName, string>>

export type DeletionOutcome =
  | { kind: 'success' }
  /** The API refused. `detail` is its reason, prepared for display as text. */
  | { kind: 'failure'; detail?: string }
  /** No reply or an unreadable one: nobody knows whether the account was deleted. */
  | { kind: 'network' }
