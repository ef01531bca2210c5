/**
 * Whether a slide is out of reach: out of view, or the copy of one in view. The first `originals` slides are no
 * copies; before the carousel has looked (`inView` is empty) only copies are hidden.
 */
export function isSlideHidden(index: number, inView: readonly number[], originals: number): boolean {
  const isCopy = index >= originals
  if (inView.length === 0) return isCopy
  return !inView.includes(index) || (isCopy && inView.includes(index - originals))
}
