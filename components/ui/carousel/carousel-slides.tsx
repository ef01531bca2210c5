import type { ComponentProps, ReactNode } from 'react'

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
  /** Whether Embla moves the slides. Until then the list scrolls. */
  isStarted: boolean
  isHidden: (index: number) => boolean
}

/** The viewport, the track and the slides, nested as Embla requires. The ref is the viewport's. */
export function CarouselSlides({
  slides,
  slideLabel,
  listLabelledBy,
  live,
  isStarted,
  isHidden,
  ...props
}: CarouselSlidesProps) {
  return (
    <div
      {...props}
      className="carousel-viewport"
      role={isStarted ? undefined : 'group'}
      aria-labelledby={isStarted ? undefined : listLabelledBy}
      // The keyboard can scroll a list. -1 rather than undefined: a focused list keeps the focus when Embla starts.
      tabIndex={isStarted ? -1 : 0}
      // Browsers scroll even `overflow: hidden` to the focused element.
      onScroll={isStarted ? ({ currentTarget }) => currentTarget.scrollTo(0, 0) : undefined}
    >
      <div className="carousel-track" aria-live={live}>
        {slides.map(({ id, label, content }, index) => {
          const hidden = isHidden(index)
          return (
            <div
              key={id}
              className="carousel-slide"
              role="group"
              aria-roledescription={slideLabel}
              aria-label={label}
              aria-hidden={hidden || undefined}
              inert={hidden}
            >
              {content}
            </div>
          )
        })}
      </div>
    </div>
  )
}
