import type { ComponentProps, ReactNode } from 'react'

import type { CarouselApi } from './carousel-engine'
import type { SlideState } from './slide-state'

export interface Slide {
  id: string
  /** Its accessible name. */
  label: string
  content: ReactNode
}

interface CarouselSlidesProps extends ComponentProps<'div'> {
  slides: readonly Slide[]
  /** What assistive technology calls a slide. */
  slideLabel: string
  /** The heading that names the list while the keyboard can scroll it. */
  listLabelledBy: string
  /** `off` if slides move by themselves: only what the visitor does is announced. */
  live: 'polite' | 'off'
  /** Once Embla moves the slides. Until then the list scrolls. */
  api: CarouselApi
  /** The state of each slide; without it, all are shown. A slide that is not shown must contain nothing focusable. */
  stateOf?: (index: number) => SlideState
}

/**
 * Browsers scroll even an element with `overflow: hidden`, to a search result or to the focus. Embla then moves to the
 * slide that would be in view.
 */
function showScrolled(viewport: HTMLElement, api: NonNullable<CarouselApi>) {
  if (viewport.scrollLeft !== 0) {
    const edge = getComputedStyle(viewport).direction === 'rtl' ? 'right' : 'left'
    const edgeOf = (element: Element) => element.getBoundingClientRect()[edge]
    const distances = api.slideNodes().map((slide) => Math.abs(edgeOf(slide) - edgeOf(viewport)))
    api.scrollTo(distances.indexOf(Math.min(...distances)), true)
  }
  viewport.scrollTo(0, 0)
}

/** The viewport, the track and the slides, nested as Embla requires. The ref is the viewport's. */
export function CarouselSlides({
  slides,
  slideLabel,
  listLabelledBy,
  live,
  api,
  stateOf,
  ...props
}: CarouselSlidesProps) {
  return (
    <div
      {...props}
      className="carousel-viewport"
      role={api ? undefined : 'group'}
      aria-labelledby={api ? undefined : listLabelledBy}
      // The keyboard can scroll a list. -1 rather than undefined: a focused list keeps the focus when Embla starts.
      tabIndex={api ? -1 : 0}
      onScroll={api ? ({ currentTarget }) => showScrolled(currentTarget, api) : undefined}
    >
      <div className="carousel-track" aria-live={live}>
        {slides.map(({ id, label, content }, index) => {
          const state = stateOf?.(index) ?? 'shown'
          return (
            <div
              key={id}
              className="carousel-slide"
              role="group"
              aria-roledescription={slideLabel}
              aria-label={label}
              aria-hidden={state !== 'shown' || undefined}
              inert={state === 'spare'}
            >
              {content}
            </div>
          )
        })}
      </div>
    </div>
  )
}
