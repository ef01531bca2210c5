import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { CAPABILITIES, type Capability } from '../contract/cases'
import { verifySite } from './verify-site'

const USAGE = `npm run verify -- https://www.example.com [--without ${CAPABILITIES.join(',')}]

Asks a live site for every file of the build in out/ and says what differs from the build and from deploy/rules.ts.
--without  what the host cannot do, as its page of instructions says
Ends with 0 where all is as built, with 1 where something differs, with 2 where the site cannot be reached.`

/** More lines say no more. */
const MAX_LINES = 60

const isCapability = (name: string): name is Capability => CAPABILITIES.some((one) => one === name)

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { without: { type: 'string', default: '' }, dir: { type: 'string', default: 'out' } },
  })
  const without = values.without.split(',').filter(Boolean)
  const [address = '', ...more] = positionals
  if (!URL.canParse(address) || more.length > 0 || !without.every(isCapability)) throw new Error(USAGE)
  const { origin } = new URL(address)

  const can = CAPABILITIES.filter((one) => !without.includes(one))
  const { requests, faults, uncompressed } = await verifySite(origin, values.dir, can)
  for (const fault of faults.slice(0, MAX_LINES)) console.log(fault)
  if (faults.length > MAX_LINES) console.log(`… and ${faults.length - MAX_LINES} more`)
  if (uncompressed.length > 0) console.log(`Sent without compression: ${uncompressed.length}, ${uncompressed[0]} first`)
  console.log(`${origin}: ${requests} requests, ${faults.length} differ from the build or the rules`)
  return faults.length > 0 ? 1 : 0
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  },
)
