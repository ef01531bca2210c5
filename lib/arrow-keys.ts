/** The next place in a list for an arrow key, wrapping round; nothing for any other key. Mirrors in RTL. */
export function arrowTarget<T>(
  key: string,
  list: readonly T[],
  current: T,
  axis: 'x' | 'y',
  isRtl = false,
): T | undefined {
  const forward = axis === 'y' ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = axis === 'y' ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft'
  const step = key === forward ? 1 : key === back ? -1 : 0
  if (step === 0) return undefined
  return list[(list.indexOf(current) + step + list.length) % list.length]
}
