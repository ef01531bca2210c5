import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { runCommand } from '@/lib/run-command'

import { CONTRACT_RULES } from '../contract/contract'
import { hostExceptions } from '../hosts/support'
import { verifySite } from './verify-site'

const USAGE = `npm run verify -- https://www.example.com [--host ${Object.keys(hostExceptions).join(' | ')}]

Asks a live site for every file of the build in out/ and says what differs from the build and from deploy/rules.ts.
--host   passes over what this host cannot do: docs/hosts.md
Ends with 0 where all is as built, with 1 where something differs, with 2 where the site cannot be reached.`

/** More lines would say no more. */
const MAX_LINES = 60

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string', default: 'nginx' }, dir: { type: 'string', default: 'out' } },
  })
  const exceptions = hostExceptions[values.host]
  const [address = '', ...more] = positionals
  if (!exceptions) throw new Error(`There is no host ${values.host}.\n\n${USAGE}`)
  if (!/^https?:/.test(address) || !URL.canParse(address) || more.length > 0) throw new Error(USAGE)
  const { origin } = new URL(address)

  const rules = CONTRACT_RULES.filter((rule) => !exceptions[rule])
  const { requests, faults, uncompressed } = await verifySite(origin, values.dir, rules)
  for (const fault of faults.slice(0, MAX_LINES)) console.log(fault)
  if (faults.length > MAX_LINES) console.log(`… and ${faults.length - MAX_LINES} more`)
  if (uncompressed.length > 0) console.log(`Sent without compression: ${uncompressed.length}, ${uncompressed[0]} first`)
  console.log(`${origin}: ${requests} requests, ${faults.length} differ from the build or the rules`)
  if (faults.length > 0) process.exitCode = 1
}, 2)
