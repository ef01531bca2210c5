import { demoAccounts } from './accounts'
import { contracts } from './contracts'
import { faults } from './faults'

const line = (...cells: readonly string[]) => `  ${cells.map((cell) => cell.padEnd(20)).join('')}`.trimEnd()

/** The text at the sandbox's root: its calls, accounts and faults. */
export const overviewText = (): string =>
  [
    'Sandbox of the account-deletion APIs',
    '',
    'Calls',
    ...contracts.map(({ path, userField }) => `  DELETE ${path}  { "${userField}", "password" }`),
    '',
    'Demo accounts',
    ...demoAccounts.map(({ api, user, password }) => line(api, user, password)),
    '',
    'User names that simulate faults, with any password (Lahfa: name@example.com)',
    ...Object.entries(faults).map(([name, { about }]) => line(name, about)),
    '',
  ].join('\n')
