import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'

import { checkSvg } from './check-svg'

/** The first bytes of each kind of file, as Latin-1; an SVG is text. */
const STARTS = {
  svg: /^/,
  png: /^\x89PNG\r\n/,
  jpg: /^\xff\xd8\xff/,
  avif: /^[^]{4}ftyp(?:avif|avis|mif1)/,
  pdf: /^%PDF-/,
  mp4: /^[^]{4}ftyp/,
}
export type FileKind = keyof typeof STARTS

/** A logo, a portrait and the like. Hosts know no other kinds of pictures. */
export const PICTURES: readonly FileKind[] = ['svg', 'avif', 'png', 'jpg']

/** Other formats that programs save under these endings. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^RIFF[^]{4}WEBP/, 'a WebP'],
  [/^GIF8/, 'a GIF'],
  [/^\s*<(?:!doctype html|html)/i, 'a page'],
]

const FOLDER = 'public'

/** The build writes these folders, and deletes everything else in them. */
const MADE = /^\/(?:pictures|pdfs|social|scripts|brand|partners|fonts)\//

const FORM = /^(?:\/[\w-][\w.-]*)+$/

/** Whether a file lies in `public` under exactly this name: Windows and macOS do not tell capitals from small letters. */
function isThere(file: string): boolean {
  const whole = path.join(FOLDER, file)
  return existsSync(whole) && readdirSync(path.dirname(whole)).includes(path.basename(whole))
}

/**
 * Takes the address of a file of this site and the kinds it may be of. Returns what is wrong with the address or with the
 * file, as the end of a sentence, or undefined.
 */
export function checkPublicFile(file: string, kinds: readonly FileKind[], example: string): string | undefined {
  if (!FORM.test(file)) {
    const elsewhere = /^[a-z]+:|^\/\//i.test(file) ? ' The pages load nothing from elsewhere: put the file there.' : ''
    return `is not written as a file in public/. Write it as ${example}.${elsewhere}`
  }
  const named = path.extname(file).slice(1)
  const kind = kinds.find((one) => one === named)
  if (!kind)
    return `is no ${kinds.map((one) => `.${one}`).join(', ')}. Export the file as one of them, such as ${example}.`
  if (MADE.test(file))
    return `lies in a folder that the build writes, and would be deleted. Put it at public/media/${path.basename(file)}.`
  if (!isThere(file)) return `is a file that is not there. Put it at ${FOLDER}${file}, or take the line out.`
  if (!realpathSync(path.join(FOLDER, file)).startsWith(realpathSync(FOLDER) + path.sep)) {
    return `is a link to a file elsewhere. Put the file itself at ${FOLDER}${file}.`
  }
  const bytes = readFileSync(path.join(FOLDER, file))
  if (kind === 'svg') return checkSvg(bytes.toString())
  const start = bytes.subarray(0, 32).toString('latin1')
  if (STARTS[kind].test(start)) return undefined
  const other = (Object.keys(STARTS) as FileKind[]).find((one) => one !== 'svg' && STARTS[one].test(start))
  const found = other ? `a .${other}` : OTHER_KINDS.find(([form]) => form.test(start))?.[1]
  return `is named .${kind}, and holds ${found ?? 'something else'}. Export it once more as .${kind}.`
}
