/** Decodes character references, which could hide the words below. */
const decoded = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** A picture inside the file, as drawing programs embed it. */
const EMBEDDED = 'data:image/(?:png|jpeg|gif|webp|avif);base64,'

const HARMFUL: readonly (readonly [form: RegExp, what: string])[] = [
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'entities of its own'],
  [/<\?xml-stylesheet|@import/i, 'a style sheet from elsewhere'],
  [/<(?:[\w-]+:)?(?:script|handler|listener)\b|javascript:/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'a script for an event'],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed|audio|video)\b/i, 'parts that are no drawing'],
  [/attributeName\s*=\s*["']?\s*(?:xlink:)?(?:href|on)/i, 'an animation that changes an address'],
  [new RegExp(`[\\s:](?:href|src)\\s*=\\s*(["'])\\s*(?!#|\\1|${EMBEDDED})`, 'i'), 'the address of another file'],
  [/url\(\s*["']?\s*(?!#|["')\s])/i, 'the address of another file'],
]

/**
 * Takes the text of an SVG. Returns what could run or load something in the browser of somebody who opens it, as the end
 * of a sentence, or undefined. The file comes from a partner, and opens on this site's own address.
 */
export function checkSvg(text: string): string | undefined {
  if (!/<(?:[\w-]+:)?svg[\s>]/.test(text)) return 'is named .svg, and is no SVG. Export it once more.'
  const [encoding] = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.exec(text) ?? []
  if (encoding) return 'is not saved as UTF-8. Export it once more, with that encoding.'
  const [, what] = HARMFUL.find(([form]) => form.test(decoded(text))) ?? []
  return what && `has ${what}. Export it once more as a plain SVG, without scripts, links and outside files.`
}
