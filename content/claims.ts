import { found } from '@/lib/found'
import { isObject } from '@/lib/is-object'
import { type Localized, mapLocales } from '@/lib/locale'
import { mapTree, type Place, valuesIn } from '@/lib/tree'

/** One or more texts, with the ids of the sources and promises behind them. */
export interface Claim {
  place: Place
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
export function claimsIn(copy: unknown): readonly Claim[] {
  const claims = [...valuesIn(copy)].flatMap(({ place, value }): Claim[] => {
    if (!isObject(value)) return []
    const [sources, promises] = [ids(value.sources), ids(value.promises)]
    if (sources.length + promises.length === 0) return []
    const texts = Object.entries(value).flatMap(([key, text]) =>
      typeof text === 'string' && (place.length === 0 ? AT_THE_TOP.test(key) : !NO_CLAIM.test(key)) ? [text] : [],
    )
    return [{ place, texts, sources, promises }]
  })
  const isAtTheTop = ({ place: [first, ...rest] }: Claim) =>
    rest.length === 0 ? first === undefined : first === 'furtherNotes'
  return [...claims.filter((claim) => !isAtTheTop(claim)), ...claims.filter(isAtTheTop)]
}

/** Adds to each template the sources of what is filled into it: a text with `{law}` gets those of `claims.law`. */
export function citing<Copy>(copy: Copy, claims: Readonly<Record<string, { sources?: readonly string[] }>>): Copy {
  return mapTree(copy, (value) => {
    if (!isObject(value)) return value
    const { text, sources = [] } = value as { text?: unknown; sources?: readonly string[] }
    const filled = Object.entries(claims).flatMap(([name, claim]) =>
      typeof text === 'string' && text.includes(`{${name}}`) ? (claim.sources ?? []) : [],
    )
    return filled.length > 0 ? { ...value, sources: [...sources, ...filled] } : value
  }) as Copy
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
  const shown = mapTree(copy, (value) => {
    if (!isObject(value)) return value
    const { sources, furtherNotes = [] } = value as {
      sources?: Note
      furtherNotes?: readonly { notes: readonly number[] }[]
    }
    // Further notes have their numbers already.
    const number =
      sources && sources.length > 0 ? found(numbers.get(keyOf(sources)), `no note cites ${sources.join(', ')}`) : []
    const own = sources && [number, ...furtherNotes.map((further) => further.notes)].flat()
    return Object.fromEntries([
      ...Object.entries(value).filter(([key, child]) => !BESIDE.has(key) && child !== undefined),
      ...(own ? [['notes', own.sort((a, b) => a - b)] as const] : []),
    ])
  })
  return { copy: shown as Shown<Copy>, notes: [...notes.values()] }
}

/** The same for a page in both languages, which have the same notes. */
export function numberCopies<Copy>(copies: Localized<Copy>): { copy: Localized<Shown<Copy>>; notes: readonly Note[] } {
  const numbered = mapLocales((locale) => numberSources(copies[locale]))
  return { copy: mapLocales((locale) => numbered[locale].copy), notes: numbered.en.notes }
}
