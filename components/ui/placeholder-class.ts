/*
 * The neutral colours of the palette, each with the surface class on which alt text is readable. Gold and teal are left
 * out: a box in these colours would look like a button.
 */
const PLACEHOLDERS = [
  { color: '#0e192b', name: 'dark bg-ink-850' },
  { color: '#132136', name: 'dark bg-ink-800' },
  { color: '#1d2f4a', name: 'dark bg-ink-700' },
  { color: '#e8ddc9', name: 'sand bg-sand-200' },
  { color: '#f4eee2', name: 'sand' },
] as const

type PlaceholderClass = (typeof PLACEHOLDERS)[number]['name']

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))

const distance = (one: string, other: string): number => {
  const others = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - (others[index] ?? 0)))
}

/**
 * Returns the background class of a picture while it loads: the palette colour nearest to the picture's average colour
 * (`#rrggbb`). It is a class because the Content-Security-Policy forbids style attributes. Returns undefined for
 * pictures without an average colour.
 */
export function placeholderClass(color: string | undefined): PlaceholderClass | undefined {
  if (!color) return undefined
  return PLACEHOLDERS.toSorted((one, other) => distance(one.color, color) - distance(other.color, color))[0]?.name
}
