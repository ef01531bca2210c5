/**
 * Whether to hide a slide from the keyboard and assistive technology: it is out of view, or a copy of one in view. The
 * slides after the first `originals` are copies. Before Embla has measured the slides, `inView` is empty and only the
 * copies are hidden.
 */
export function isSlideHidden(index: number, inView: readonly number[], originals: number): boolean {
  const isCopy = index >= originals
  if (inView.length === 0) return isCopy
  return !inView.includes(index) || (isCopy && inView.includes(index - originals))
}
