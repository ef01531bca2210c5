/**
 * Whether a slide is hidden from keyboard and assistive technology: it is out of view, or the copy of one in view. The
 * slides after the first `originals` are copies; only these are hidden while `inView` is empty, before Embla has
 * measured the slides.
 */
export function isSlideHidden(index: number, inView: readonly number[], originals: number): boolean {
  const isCopy = index >= originals
  if (inView.length === 0) return isCopy
  return !inView.includes(index) || (isCopy && inView.includes(index - originals))
}
