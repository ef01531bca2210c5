import { lengthInPx, mediaHolds, type ViewedIn } from './css-values'

interface Candidate {
  src: string
  /** px */
  width: number
}

function candidatesOf(srcSet: string): Candidate[] {
  const candidates = srcSet.split(/,\s+/).map((entry) => {
    const [, src = '', width] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(entry) ?? []
    if (!width) throw new Error(`Not a picture with its width: ${entry}`)
    return { src, width: Number(width) }
  })
  return candidates.sort((a, b) => a.width - b.width)
}

/** Splits where the separator is not inside brackets. */
function splitOutside(text: string, separator: ',' | ' '): string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** The width in px at which a `sizes` list says that a picture is shown in a window. */
export function shownWidth(sizes: string, window: ViewedIn): number {
  for (const item of splitOutside(sizes, ',')) {
    const words = splitOutside(item, ' ')
    const length = words.pop() ?? ''
    if (words.length === 0 || mediaHolds(words.join(' '), window)) return lengthInPx(length, window)
  }
  return window.width
}

/** The picture of a `srcset` that a browser fetches in a window: the narrowest that is as wide as its place. */
export function chosenPicture(srcSet: string, sizes: string, window: ViewedIn): string {
  const candidates = candidatesOf(srcSet)
  const shown = shownWidth(sizes, window)
  const chosen = candidates.find(({ width }) => width >= shown * window.density) ?? candidates.at(-1)
  if (!chosen) throw new Error('The list of pictures is empty')
  return chosen.src
}
