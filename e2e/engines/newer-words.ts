import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Names of features that the oldest browsers of `browserslist` lack. The site uses none of them. Features that it uses
 * with a fallback are in in-page/newer-features.ts. Next brings its own `URL.canParse`.
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
    '@container',
    '@scope',
    '@starting-style',
    ':dir(',
    ':user-invalid',
    ':user-valid',
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

/** Scripts and style sheets, also those that the build has split off. */
const FOLDER = 'out/_next/static'

const exported = (extension: '.js' | '.css') =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

/** Returns those that the exported scripts and style sheets contain, with their files. */
export const newerWords = (): string[] =>
  (['js', 'css'] as const).flatMap((kind) =>
    exported(`.${kind}`).flatMap(({ name, text }) =>
      WORDS[kind].filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
    ),
  )

/** All exported style sheets, one after the other. */
export const exportedStyles = (): string =>
  exported('.css')
    .map(({ text }) => text)
    .join('\n')
