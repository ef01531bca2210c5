import type { ComponentProps, ReactNode } from 'react'

export interface Slide {
  id: string
  /** What the slide is called when it is read out. */
  label: string
  content: ReactNode
}

interface CarouselSlidesProps extends ComponentProps<'div'> {
  slides: readonly Slide[]
  /** What assistive technology calls a slide. */
  slideLabel: string
  /** Off where slides move by themselves: only what the visitor does is announced. */
  live: 'polite' | 'off'
  /** From here on the script moves the slides; before, the list scrolls. */
  isStarted: boolean
  isHidden: (index: number) => boolean
}

/** The viewport, the track and the slides as Embla wants them. The ref belongs to the viewport. */
export function CarouselSlides({ slides, slideLabel, live, isStarted, isHidden, ...props }: CarouselSlidesProps) {
  return (
    <div
      {...props}
      className="carousel-viewport"
      data-started={isStarted || undefined}
      // A list that scrolls can be reached by those who scroll with keys; useCarousel takes the stop away.
      tabIndex={0}
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
