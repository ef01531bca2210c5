export type Api = 'swin' | 'lahfa'

export interface Account {
  api: Api
  user: string
  password: string
}

/** A person's user name: Lahfa's are e-mail addresses. */
export const userOf = (api: Api, name: string): string => (api === 'lahfa' ? `${name}@example.com` : name)

export const demoAccounts: readonly Account[] = (['swin', 'lahfa'] as const).flatMap((api) =>
  ['demo', 'sara', 'omar'].map((name) => ({ api, user: userOf(api, name), password: 'Demo-2026' })),
)

/** What the sandbox remembers, in memory. */
export interface Memory {
  accounts: readonly Account[]
  /** The deletion requests, so that tests can compare what was sent with the contract. */
  requests: readonly object[]
}

export const freshMemory = (): Memory => ({ accounts: demoAccounts, requests: [] })

export const withoutAccount = ({ accounts }: Memory, api: Api, user: string): readonly Account[] =>
  accounts.filter((account) => account.api !== api || account.user !== user)
