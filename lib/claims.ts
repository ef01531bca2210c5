import { type Localized, mapLocales } from './locale'

/** One or more texts, with the ids of the sources and promises behind them. */
export interface Claim {
  /** The keys and positions that lead to the claim. */
  place: readonly (string | number)[]
  /** The texts beside the ids. */
  texts: readonly string[]
  sources: readonly string[]
  promises: readonly string[]
}

/** Keys that hold ids, not texts. */
const BESIDE = new Set(['sources', 'furtherNotes', 'promises'])

/** Keys whose texts make no claim. */
const NO_CLAIM = /^id$|Alt$/

/** The texts that ids at the top of a file refer to. */
const AT_THE_TOP = /^(description|lead|text|note)$/

const ids = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/**
 * Returns what a file's texts claim, in reading order. Ids at the top of a file refer to its description or lead. They
 * come last, because their sources have no number on the page.
 */
export function claimsIn(copy: unknown, place: Claim['place'] = []): readonly Claim[] {
  if (typeof copy !== 'object' || !copy) return []
  const { sources, promises } = copy as Record<string, unknown>
  const own: Claim = {
    place,
    texts: Object.entries(copy).flatMap(([key, text]) =>
      typeof text === 'string' && (place.length === 0 ? AT_THE_TOP.test(key) : !NO_CLAIM.test(key)) ? [text] : [],
    ),
    sources: ids(sources),
    promises: ids(promises),
  }
  const within = (key: string, child: unknown) => claimsIn(child, [...place, Array.isArray(copy) ? Number(key) : key])
  const further = 'furtherNotes' in copy ? within('furtherNotes', copy.furtherNotes) : []
  const nested = Object.entries(copy).flatMap(([key, child]) => (BESIDE.has(key) ? [] : within(key, child)))
  const claims = [...(own.sources.length + own.promises.length > 0 ? [own] : []), ...further]
  return place.length === 0 ? [...nested, ...claims] : [...claims, ...nested]
}

/** Adds to each template the sources of what is filled into it: a text with `{law}` gets those of `claims.law`. */
export function citing<Copy>(copy: Copy, claims: Readonly<Record<string, { sources?: readonly string[] }>>): Copy {
  const cite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(cite)
    if (typeof value !== 'object' || !value) return value
    const { text, sources = [] } = value as { text?: unknown; sources?: readonly string[] }
    const filled = Object.entries(claims).flatMap(([name, claim]) =>
      typeof text === 'string' && text.includes(`{${name}}`) ? (claim.sources ?? []) : [],
    )
    const children = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, cite(child)]))
    return filled.length > 0 ? { ...children, sources: [...sources, ...filled] } : children
  }
  return cite(copy) as Copy
}

/** The texts as the page shows them: note numbers replace sources, and promises are removed. */
export type Shown<Copy> = Copy extends string | number | boolean | undefined
  ? Copy
  : Copy extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : {
        [
          Key in keyof Copy as Key extends 'promises' | 'furtherNotes' ? never : Key extends 'sources' ? 'notes' : Key
        ]: Key extends 'sources' ? readonly number[] | undefined : Shown<Copy[Key]>
      }

/** The ids of the sources that one note at the end of the page names. */
export type Note = readonly string[]

const keyOf = (note: Note) => note.join(' ')

/** Numbers a page's sources: one note for each distinct set, in the order of the texts. */
export function numberSources<Copy>(copy: Copy): { copy: Shown<Copy>; notes: readonly Note[] } {
  const cited = claimsIn(copy).flatMap(({ sources }) =>
    sources.length > 0 ? [[keyOf(sources), sources] as const] : [],
  )
  const notes = new Map(cited)
  const numbers = new Map([...notes.keys()].map((key, index) => [key, index + 1]))
  const show = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(show)
    if (typeof value !== 'object' || !value) return value
    const { sources, furtherNotes = [] } = value as { sources?: Note; furtherNotes?: readonly { sources: Note }[] }
    const cites = sources ? [sources, ...furtherNotes.map((note) => note.sources)] : []
    return Object.fromEntries([
      ...Object.entries(value)
        .filter(([key, child]) => !BESIDE.has(key) && child !== undefined)
        .map(([key, child]) => [key, show(child)] as const),
      ...(cites.length > 0
        ? [['notes', cites.flatMap((note) => numbers.get(keyOf(note)) ?? []).sort((a, b) => a - b)] as const]
        : []),
    ])
  }
  return { copy: show(copy) as Shown<Copy>, notes: [...notes.values()] }
}

/** The same of a page in both languages, whose notes are alike. */
export function numberCopies<Copy>(copies: Localized<Copy>): { copy: Localized<Shown<Copy>>; notes: readonly Note[] } {
  const numbered = mapLocales((locale) => numberSources(copies[locale]))
  return { copy: mapLocales((locale) => numbered[locale].copy), notes: numbered.en.notes }
}
