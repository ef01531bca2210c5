/** Reads exported HTML as a program without script and without style sheets does. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
  })

/** The HTML without its scripts: they repeat every text for the framework. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

export const headOf = (html: string): string => html.slice(0, html.indexOf('<body'))

/** The HTML without the numbers of its sources, which are no part of the texts. */
export const withoutCitations = (html: string): string =>
  html.replace(/<a\b[^>]*\brole="doc-noteref"[^>]*>\d+<\/a>/g, '')

/** The text of the body, with single spaces. */
export const textOf = (html: string): string =>
  decode(withoutCitations(withoutScripts(html.slice(html.indexOf('<body')))).replace(/<[^>]*>/g, ' ')).replace(
    /\s+/g,
    ' ',
  )

/** As a text is found in `textOf`, where each piece of markup leaves a space. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The attributes of every element of a kind, by their names in lower case. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

/** Every address that the HTML leads to or loads from. */
export function addresses(html: string): string[] {
  const markup = withoutScripts(html)
  const single = [...markup.matchAll(/\s(?:href|src|poster|data-video)="([^"]*)"/gi)].map(([, value = '']) => value)
  const scripts = elements(html, 'script').flatMap(({ src }) => src ?? [])
  const sets = [...markup.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(', ').map((source) => source.split(' ')[0] ?? ''),
  )
  return [...new Set([...single, ...scripts, ...sets].map(decode))]
}
