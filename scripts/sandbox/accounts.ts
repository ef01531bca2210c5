import { type AppId, appIds, apps } from '@/content/apps'

/** A person's user name at the API of an app. */
export const userOf = (app: AppId, name: string): string =>
  apps[app].contract.identity === 'email' ? `${name}@example.com` : name

export const demoAccounts = appIds.flatMap((app) =>
  ['demo', 'sara', 'omar'].map((name) => ({ app, user: userOf(app, name), password: 'Demo-2026' })),
)

/** The name of an account in the sandbox's memory. */
export const accountOf = (app: AppId, user: string): string => `${app} ${user}`

/** The accounts' passwords, and the deletion requests, which tests compare with the contract. */
export const freshMemory = () => ({
  passwords: new Map(demoAccounts.map(({ app, user, password }) => [accountOf(app, user), password])),
  requests: [] as readonly object[],
})
export type Memory = ReturnType<typeof freshMemory>
