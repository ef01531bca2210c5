/**
 * `shown`: in view. `aside`: out of view and hidden from assistive technology, but the browser's search finds its
 * words. `spare`: a copy of another slide, which nothing may find a second time.
 */
export type SlideState = 'shown' | 'aside' | 'spare'

/**
 * The state of one of `count` slides, which repeat the first `originals` of them. `inView` has the indexes of those in
 * view. Before Embla has measured the slides it is empty, and the originals are shown.
 */
export function slideState(index: number, inView: readonly number[], originals: number, count: number): SlideState {
  const setOf = (slide: number) => Math.floor(slide / originals)
  if (inView.length === 0) return setOf(index) === 0 ? 'shown' : 'spare'
  const seen = inView.filter((slide) => slide % originals === index % originals)
  if (seen.length > 0) return seen[0] === index ? 'shown' : 'spare'
  // The carousel rests in the middle set: use-copies.ts.
  return setOf(index) === setOf(count / 2) ? 'aside' : 'spare'
}
