import { demoAccounts } from './accounts'
import { contracts } from './contracts'
import { faults } from './faults'
import { preflightFaults } from './preflight-faults'

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
    'First parts of the page\u2019s host that simulate faults of the preflight, as in http://no-delete.localhost:3000',
    `  ${Object.keys(preflightFaults).join(' ')}`,
    '',
  ].join('\n')
