import { readEnvFiles } from './env-files'
import { envLine } from './env-line'
import { isExampleHost, isPublicHost, isThisMachine } from './hosts'
import { type Fault, faultOf } from './kind'
import type { Setting, SettingTable } from './setting'
import { adviceOn, isMisspeltVariable } from './unknown-names'

type Environment = Readonly<Record<string, string | undefined>>

/** Its message is shown to the owner without a stack. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Whether the address of the site is a public one, which visitors use. */
function isPublicSite(siteUrl: string): boolean {
  if (!URL.canParse(siteUrl)) return false
  const { hostname } = new URL(siteUrl)
  return !isThisMachine(hostname) && !isExampleHost(hostname)
}

/** What is wrong with an address because of the site's own. */
function reachFault({ kind, isApi }: Setting, value: string, siteUrl: string): Fault | undefined {
  if (!kind.hostOf) return undefined
  const host = kind.hostOf(value)
  const isPublic = isPublicSite(siteUrl)
  const isInsecure = value.startsWith('http://')
  const secure = value.replace(/^http:/, 'https:')
  const offer = isPublicHost(host) && isInsecure ? secure : undefined
  if (isApi && isPublic && (isInsecure || !isPublicHost(host))) {
    return { problem: `must be a public https address, because SITE_URL is ${siteUrl}`, offer }
  }
  if (isPublic && !isPublicHost(host)) return { problem: `names the host ${host}, which visitors cannot reach` }
  const mayBeInsecure = isApi || isThisMachine(host) || !siteUrl.startsWith('https:')
  if (isInsecure && !mayBeInsecure) return { problem: 'is not secure, and the site is: browsers would block it', offer }
  return undefined
}

function faultIn(setting: Setting, value: string, values: ReadonlyMap<string, string>): Fault | undefined {
  const { kind, empty, needs } = setting
  if (value && needs && !values.get(needs)) return { problem: `means nothing without ${needs}, which is not set` }
  if (value) return faultOf(kind, value) ?? reachFault(setting, value, values.get('SITE_URL') ?? '')
  return empty ? undefined : { problem: 'is empty. Set a value, or take the line away: it then has its neutral value' }
}

const MAX_SHOWN = 200

/** A value in quotation marks, with invisible characters written out. */
const shown = (value: string) =>
  JSON.stringify(value.slice(0, MAX_SHOWN)).replaceAll(
    /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )

const describe = (name: string, value: string, { kind }: Setting, fault: Fault, place: string | undefined): string =>
  [
    `  ${name} = ${shown(value)} ${fault.problem}.${place ? ` (${place})` : ''}`,
    `    Allowed: ${kind.allowed}.`,
    ...(fault.offer ? [`    This would do: ${envLine(name, fault.offer) ?? fault.offer}`] : []),
  ].join('\n')

/** Removes spaces and line ends around a value. Other invisible characters are refused. */
const trimmed = (value: string) => value.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')

/**
 * Reads the settings of `table` from the environment, into which Next's loader has read the files of settings in
 * `folder`. A setting that is not set has its neutral value; an empty one is empty. Throws one SettingsError that names
 * all faults: of values, of the files, and of names that are no settings.
 */
export function readSettings<Table extends SettingTable>(
  table: Table,
  environment: Environment,
  folder: string,
): ReadonlyMap<keyof Table & string, string> {
  const names = Object.keys(table)
  const values = new Map(
    Object.entries(table).map(([name, { neutral }]) => [name, trimmed(environment[name] ?? neutral)] as const),
  )
  const { faults: fileFaults, placeOf } = readEnvFiles(folder, names)
  const misspelt = Object.keys(environment)
    .filter((name) => isMisspeltVariable(name, names))
    .map((name) => adviceOn(name, names))
    // The file has said so, with its line.
    .filter((advice) => !fileFaults.some((fault) => fault.endsWith(advice)))
  const faults = [...values].flatMap(([name, value]) => {
    const setting = table[name]
    const fault = setting && faultIn(setting, value, values)
    return fault ? [describe(name, value, setting, fault, placeOf(name, value))] : []
  })
  const all = [...faults, ...[...fileFaults, ...misspelt].map((fault) => `  ${fault}`)]
  if (all.length > 0)
    throw new SettingsError(`Wrong settings (docs/settings.md says what each may be):\n${all.join('\n')}`)
  return values as ReadonlyMap<keyof Table & string, string>
}
