import { type SettingName, settings } from '@/content/settings'
import { isExampleHost } from '@/lib/settings/hosts'
import { type Setting, undecided } from '@/lib/settings/setting'

import type { Point } from './point'

type Values = ReadonlyMap<string, string>

const CHAPTERS = { law: 'legal', store: 'sandbox', firm: 'settings' } as const

const MAX_VALUE = 60
const shortened = (value: string) => (value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value)

/** Whether a value names a host of RFC 2606, which is never an answer. */
const isExample = ({ kind }: Setting, value: string) =>
  Boolean(value && kind.hostOf && isExampleHost(kind.hostOf(value)))

/** The settings that nobody has decided yet, in the order of content/settings.ts. */
export function undecidedSettings(values: Values): Point[] {
  const open = undecided(settings, values)
  return Object.entries<Setting>(settings).flatMap(([id, setting]) => {
    const value = values.get(id) ?? setting.neutral
    const example = isExample(setting, value)
    if (!example && !open.includes(id as SettingName)) return []
    const { blocks, empty } = setting
    const now = [shortened(value) || 'not set', !value && empty].filter(Boolean).join('; ')
    const chapter = blocks ? CHAPTERS[blocks] : 'settings'
    return [{ id, chapter, blocks: Boolean(blocks) || example, lines: [now] }]
  })
}
