export type Api = 'swin' | 'lahfa'

export interface Account {
  api: Api
  user: string
  password: string
}

const DEMO_NAMES = ['demo', 'sara', 'omar']
const DEMO_PASSWORD = 'Demo-2026'

/** A person's user name: Lahfa's are e-mail addresses. */
export const userOf = (api: Api, name: string): string => (api === 'lahfa' ? `${name}@example.com` : name)

/** The accounts that the sandbox starts with. */
export const demoAccounts: readonly Account[] = (['swin', 'lahfa'] as const).flatMap((api) =>
  DEMO_NAMES.map((name) => ({ api, user: userOf(api, name), password: DEMO_PASSWORD })),
)

export type AccountStore = ReturnType<typeof createAccountStore>

/** The accounts of both APIs, in memory. Removed accounts stay removed until `reset`. */
export function createAccountStore() {
  let accounts: readonly Account[] = demoAccounts
  const others = (api: Api, user: string) => accounts.filter((each) => each.api !== api || each.user !== user)
  return {
    find: (api: Api, user: string) => accounts.find((each) => each.api === api && each.user === user),
    add(account: Account) {
      accounts = [...others(account.api, account.user), account]
    },
    remove(api: Api, user: string) {
      accounts = others(api, user)
    },
    reset() {
      accounts = demoAccounts
    },
  }
}
