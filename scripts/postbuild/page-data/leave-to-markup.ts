import { withoutParts } from './parts'
import type { PayloadRow } from './payload-rows'
import { isElement, type PayloadElement, plainJudge } from './plain-elements'

/** Stands in the payload where the page's own markup is put in; no text contains it. */
export const MARKUP = '\u0000'

/** Any reference to a row: a letter may say how it is meant, or be the first digit of the row's id. */
const REFERENCE = /^\$([A-Za-z@]?)([0-9a-f]*)(?::|$)/

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* stringsIn(part)
}

/** All strings of a row; those of a row behind a tag stand in quotes. */
const stringsOf = ({ kind, value }: PayloadRow): Iterable<string> =>
  kind === 'other' ? [...String(value).matchAll(/"(\$[^"]*)"/g)].map(([, text = '']) => text) : stringsIn(value)

/** Streams come in several rows. */
const isStream = ({ kind, value }: PayloadRow) => kind === 'other' && /^[RrXxC]/.test(String(value))

/** Rows that nothing refers to are left out: hints too, since what they hint at stands in the head of the page. */
function reachable(rows: readonly PayloadRow[]): PayloadRow[] {
  // Hints have none; and the mark of an element, "$", refers to nothing.
  const byId = new Map(rows.flatMap((row) => (row.id ? [[row.id, row]] : [])))
  const kept = new Set<PayloadRow>()
  const visit = (row: PayloadRow | undefined) => {
    if (!row || kept.has(row)) return
    kept.add(row)
    if (row.kind === 'text') return
    for (const text of stringsOf(row)) {
      const [, letter = '', digits = ''] = REFERENCE.exec(text) ?? []
      visit(byId.get(digits))
      visit(byId.get(letter + digits))
    }
  }
  visit(byId.get('0'))
  return rows.filter((row) => kept.has(row) || isStream(row))
}

/**
 * Takes out of a payload what the page's markup says already: the content of each plain element whose id is in `ids`
 * is replaced by `MARKUP` and the id, to be filled in from the page in the browser. React takes such an element over
 * as it stands, and has less to go through.
 */
export function leaveToMarkup(source: readonly PayloadRow[], ids: ReadonlySet<string>): PayloadRow[] {
  const rows = withoutParts(source)
  const isPlain = plainJudge(rows)

  function shortened([mark, type, key, props]: PayloadElement, id: string): PayloadElement {
    const { children: _, ...rest } = props
    return [mark, type, key, { ...rest, dangerouslySetInnerHTML: { __html: MARKUP + id } }]
  }
  function walk(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (isElement(value)) {
      const [, type, , { id }] = value
      const isOnPage = typeof id === 'string' && !type.startsWith('$') && ids.has(id)
      if (isOnPage && isPlain(value)) return shortened(value, id)
    }
    if (Array.isArray(value)) return value.map(walk)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]))
  }
  return reachable(rows.map((row) => (row.kind === 'model' ? { ...row, value: walk(row.value) } : row)))
}
