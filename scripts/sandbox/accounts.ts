export type Api = 'swin' | 'lahfa'

/** A person's user name: Lahfa's are e-mail addresses. */
export const userOf = (api: Api, name: string): string => (api === 'lahfa' ? `${name}@example.com` : name)

export const demoAccounts = (['swin', 'lahfa'] as const).flatMap((api) =>
  ['demo', 'sara', 'omar'].map((name) => ({ api, user: userOf(api, name), password: 'Demo-2026' })),
)

/** The name of an account in the sandbox's memory. */
export const accountOf = (api: Api, user: string): string => `${api} ${user}`

/** The accounts' passwords, and the deletion requests, which tests compare with the contract. */
export const freshMemory = () => ({
  passwords: new Map(demoAccounts.map(({ api, user, password }) => [accountOf(api, user), password])),
  requests: [] as readonly object[],
})
export type Memory = ReturnType<typeof freshMemory>
