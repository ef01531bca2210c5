import { leaveToMarkup, MARKUP } from './leave-to-markup'
import { parsePayload, printPayload } from './payload-rows'

/** The framework sends a page's payload in pieces: each is a script that pushes `[1, <text>]`. */
const PIECE = /^self\.__next_f\.push\((\[1,[^]*\])\)$/

function pieceOf(script: string): string | undefined {
  const [, array] = PIECE.exec(script.trim()) ?? []
  return array && (JSON.parse(array) as [1, string])[1]
}

/** Where the payload has a place for markup it is cut in two; between the halves the page's own markup is put in. */
function expressionOf(payload: string): string {
  const [first = '', ...rest] = payload.split(JSON.stringify(MARKUP).slice(0, -1))
  const parts = rest.map((part) => {
    const end = part.indexOf('"')
    return `m(${JSON.stringify(part.slice(0, end))})+${JSON.stringify(part.slice(end + 1))}`
  })
  return [JSON.stringify(first), ...parts].join('+')
}

/**
 * The code that gives the framework a page's data, from the page's inline `scripts`. The content of the elements in
 * `ids` is not sent once more: in the browser it is read from the page, before the framework has touched it.
 */
export function pageData(scripts: readonly string[], ids: ReadonlySet<string>): string {
  const payload = scripts.map((script) => pieceOf(script) ?? '').join('')
  const others = scripts.filter((script) => pieceOf(script) === undefined)
  const rows = leaveToMarkup(parsePayload(payload), ids)
  return [
    ...others,
    `{const m=i=>JSON.stringify(document.getElementById(i).innerHTML);self.__next_f.push([1,${expressionOf(printPayload(rows))}])}`,
  ].join(';\n')
}
