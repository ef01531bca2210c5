import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Names of features that the oldest browsers of `browserslist` lack. The site uses none of them. Features that it uses
 * with a fallback are in in-page/newer-features.ts.
 */
const WORDS = {
  js: [
    'Array.fromAsync',
    'AbortSignal.any',
    'Error.isError',
    'Intl.DurationFormat',
    'Intl.Segmenter',
    'Iterator.from',
    'Map.groupBy',
    'Math.sumPrecise',
    'Object.groupBy',
    'Promise.try',
    'Promise.withResolvers',
    'RegExp.escape',
    'URL.parse',
    'Uint8Array.fromBase64',
    'ariaNotify',
    'checkVisibility',
    'isSubsetOf',
    'moveBefore',
    'requestClose',
    'scheduler.postTask',
    'scheduler.yield',
    'showPopover',
    'symmetricDifference',
    'togglePopover',
  ],
  css: [
    '@property',
    '@scope',
    'anchor-name',
    'backdrop-filter',
    'calc-size(',
    'field-sizing',
    'interpolate-size',
    'light-dark(',
    'overflow-clip-margin',
    'popover',
    'position-anchor',
    'position-area',
    'round(',
    'scroll-state(',
    'sibling-index(',
    'text-autospace',
    'text-box',
  ],
} as const

const FOLDER = 'out/_next/static/chunks'

/** Returns those that the exported scripts and style sheets contain, with their files. */
export function newerWords(): string[] {
  return readdirSync(FOLDER).flatMap((name) => {
    const words = name.endsWith('.js') ? WORDS.js : name.endsWith('.css') ? WORDS.css : []
    const text = words.length > 0 ? readFileSync(join(FOLDER, name), 'utf8') : ''
    return words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`)
  })
}
