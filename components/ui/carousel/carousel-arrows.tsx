import { Icon } from '@/components/ui/icon'

import type { useCarousel } from './use-carousel'

interface CarouselArrowsProps extends Pick<ReturnType<typeof useCarousel>, 'run'> {
  labels: { previous: string; next: string }
}

/** The icons mirror themselves: in Arabic the next slide comes from the left. */
export function CarouselArrows({ labels, run }: CarouselArrowsProps) {
  return (
    <>
      <button
        type="button"
        className="round-button"
        aria-label={labels.previous}
        onClick={() => run((carousel) => carousel.scrollPrev())}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="round-button"
        aria-label={labels.next}
        onClick={() => run((carousel) => carousel.scrollNext())}
      >
        <Icon name="right" />
      </button>
    </>
  )
}
