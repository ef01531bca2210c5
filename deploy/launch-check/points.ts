import { z } from 'zod'

import { ownerFile } from '@/content/content'
import { partners } from '@/content/partners'
import { type Owner, owner as ownerSchema } from '@/content/schema/owner'
import { type SettingName, settings } from '@/content/settings'
import { settingValues } from '@/content/site'
import { isExampleHost } from '@/lib/settings/hosts'
import { type Setting, undecided } from '@/lib/settings/setting'

/** A setting or a slot that the owner has not decided on. It may be accepted as it is. */
export interface Point {
  /** For `--accept`. */
  id: string
  text: string
  /** Whether a law or an app store demands it before the first launch. */
  blocks: boolean
}

/** Whether a value names a host of RFC 2606, which is never an answer. */
const isExample = ({ kind }: Setting, value: string) =>
  Boolean(value && kind.hostOf && isExampleHost(kind.hostOf(value)))

/** The settings that the owner has not decided on, in the order of content/settings.ts. */
export function undecidedSettings(values: ReadonlyMap<string, string> = settingValues): Point[] {
  const open = undecided(settings, values)
  return Object.entries<Setting>(settings).flatMap(([id, setting]) => {
    const value = values.get(id) ?? setting.neutral
    const example = isExample(setting, value)
    if (!example && !open.includes(id as SettingName)) return []
    return [{ id, text: `${setting.title}: ${value || 'not set'}`, blocks: Boolean(setting.blocks) || example }]
  })
}

/** Slots that a law requires. */
const LEGAL = new Set([
  'company.legalName',
  'company.licence',
  'company.taxNumber',
  'enquiries.kept',
  'enquiries.receivers',
  'hosting.host',
  'hosting.place',
  'hosting.logDays',
  'hosting.transfer',
  'deletion.answerDays',
])

interface Described {
  title?: string
  properties?: Readonly<Record<string, Described>>
}
const { properties: parts = {} } = z.toJSONSchema(ownerSchema, { io: 'input' }) as Described

/** Every slot of content/owner.yaml with its title, by its fields: company.licence, redirects. */
const slots = new Map(
  Object.entries(parts).flatMap(([part, { title = '', properties }]) =>
    properties
      ? Object.entries(properties).map(([name, slot]) => [`${part}.${name}`, slot.title ?? ''] as const)
      : [[part, title] as const],
  ),
)

/** The slots of content/owner.yaml that are empty. */
export function emptySlots(owner: Owner = ownerFile): Point[] {
  const filled: Readonly<Record<string, object | undefined>> = owner
  const isEmpty = (id: string) => {
    const [part = '', name] = id.split('.')
    return name ? !(name in (filled[part] ?? {})) : !(part in filled)
  }
  return [...slots].filter(([id]) => isEmpty(id)).map(([id, text]) => ({ id, text, blocks: LEGAL.has(id) }))
}

const logoOf = ({ id }: (typeof partners)[number]) => `logo.${id}`

/** The partners whose names the build draws, because they have no logo. */
export const missingLogos = (): Point[] =>
  partners.filter(({ logo }) => !logo).map((one) => ({ id: logoOf(one), text: `Logo of ${one.name}`, blocks: false }))

/** The names of all settings and slots. */
export const pointNames = [...Object.keys(settings), ...slots.keys(), ...partners.map(logoOf)]
