import type { Localized } from '@/lib/locale'

import type { Kind } from './kind'

/** One setting of the owner. The table of them all is content/settings.ts. */
export interface Setting {
  title: string
  kind: Kind
  /** Stands until the owner sets another value. */
  neutral: string
  /** What an empty value means. Without it the value may not be empty. */
  empty?: string
  /**
   * Why the site must not be launched before the owner has decided: a law requires the fact, a store requires that the
   * deletion works, or the firm has no name or address yet. The launch check only mentions settings without a reason.
   */
  blocks?: 'law' | 'store' | 'firm'
  /** Whether a value counts as undecided, if not only the neutral one does. */
  isUndecided?: (value: string) => boolean
  /** Whether passwords go to this address: a public site needs a public https address then. */
  isApi?: true
  /** The name of a setting without which this one means nothing. */
  needs?: string
}

/** Settings by the names of their environment variables. */
export type SettingTable = Readonly<Record<string, Setting>>

/** Settings whose names begin with `prefix`. */
export const prefixed = <Prefix extends string, Name extends string>(
  prefix: Prefix,
  settings: Readonly<Record<Name, Setting>>,
) =>
  Object.fromEntries(
    Object.entries<Setting>(settings).map(([name, setting]) => [`${prefix}${name}`, setting]),
  ) as Readonly<Record<`${Prefix}${Name}`, Setting>>

/** A setting in both languages, with a kind and a neutral value in each. */
export const inBoth = <Name extends string>(
  name: Name,
  neutral: Localized<string>,
  { kinds, ...setting }: Omit<Setting, 'neutral' | 'kind'> & { kinds: Localized<Kind> },
) =>
  prefixed(`${name}_`, {
    EN: { ...setting, title: `${setting.title}, English`, kind: kinds.en, neutral: neutral.en },
    AR: { ...setting, title: `${setting.title}, Arabic`, kind: kinds.ar, neutral: neutral.ar },
  })

/** Whether a value leaves a setting undecided. */
export const isUndecided = (setting: Setting, value: string): boolean =>
  setting.isUndecided ? setting.isUndecided(value) : value === setting.neutral

/** The names of the settings in `table` that `values` leave undecided. */
export const undecided = (table: SettingTable, values: ReadonlyMap<string, string>): readonly string[] =>
  Object.entries(table)
    .filter(([name, setting]) => isUndecided(setting, values.get(name) ?? setting.neutral))
    .map(([name]) => name)
