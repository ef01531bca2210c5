/** What a carousel's buttons need. Embla's API offers the same. */
export interface CarouselControls {
  scrollPrev: () => void
  scrollNext: () => void
  scrollTo: (index: number) => void
}

/** The scroll position of each slide. In a right-to-left list the positions are negative, as `scrollLeft` is. */
function slidePositions(viewport: Element): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[]
  return slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0))
}

/** The index of the slide that a list is scrolled to. */
export function scrolledSlide(viewport: Element): number {
  const distances = slidePositions(viewport).map((position) => Math.abs(position - viewport.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** What a carousel's buttons do without Embla: scroll the list, and wrap round at its ends. */
export function listControls(viewport: Element): CarouselControls {
  const scrollTo = (index: number) => viewport.scrollTo({ left: slidePositions(viewport).at(index) })
  const isAtEnd = () =>
    viewport.clientWidth + Math.abs(viewport.scrollLeft) >= viewport.scrollWidth - 1 ||
    scrolledSlide(viewport) === slidePositions(viewport).length - 1
  return {
    scrollTo,
    scrollPrev: () => scrollTo(scrolledSlide(viewport) - 1),
    scrollNext: () => scrollTo(isAtEnd() ? 0 : scrolledSlide(viewport) + 1),
  }
}
