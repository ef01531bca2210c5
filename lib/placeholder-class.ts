/*
 * The neutral steps of the palette, each as a surface with its colour: the words of a picture that does not arrive can
 * be read on it. Not the gold and teal ones: such a field would look like something to press.
 */
const FIELDS = [
  { color: '#0e192b', name: 'dark bg-ink-850' },
  { color: '#132136', name: 'dark bg-ink-800' },
  { color: '#1d2f4a', name: 'dark bg-ink-700' },
  { color: '#e8ddc9', name: 'sand bg-sand-200' },
  { color: '#f4eee2', name: 'sand' },
] as const

type FieldClass = (typeof FIELDS)[number]['name']

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))

const distance = (one: string, other: string): number => {
  const others = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - (others[index] ?? 0)))
}

/**
 * The class that fills a picture's box until the picture is there, from the picture's colour (`#rrggbb`): the nearest
 * step of the palette, because a page may carry no style attribute. None for a picture without a colour of its own.
 */
export function placeholderClass(color: string | undefined): FieldClass | undefined {
  if (!color) return undefined
  return FIELDS.toSorted((one, other) => distance(one.color, color) - distance(other.color, color))[0]?.name
}
