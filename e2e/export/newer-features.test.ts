import { files, readText } from './site'

/*
 * Names of features that the oldest browsers of `browserslist` lack. The site uses none of them. Features that it uses
 * with a fallback are not among them: `npm run test:old-browsers` shows what old browsers make of those. Next brings its own `URL.canParse`.
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
const exported = (kind: keyof typeof WORDS) =>
  [...files].filter((file) => file.startsWith('/_next/static/') && file.endsWith(`.${kind}`))

test.each(['js', 'css'] as const)('no exported file of the kind %s uses a newer feature without a fallback', (kind) => {
  expect(exported(kind).length).toBeGreaterThan(1)
  const found = exported(kind).flatMap((file) => {
    const text = readText(file)
    return WORDS[kind].filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
