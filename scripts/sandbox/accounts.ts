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

/** What the sandbox remembers. Tests compare the deletion requests with the contract. */
export const freshMemory = () => ({ accounts: demoAccounts, requests: [] as readonly object[] })
export type Memory = ReturnType<typeof freshMemory>

export const withoutAccount = ({ accounts }: Memory, api: Api, user: string): readonly Account[] =>
  accounts.filter((account) => account.api !== api || account.user !== user)
