import { IconButton } from '@/components/ui/icon-button'

import type { useCarousel } from './use-carousel'

interface CarouselArrowsProps extends Pick<ReturnType<typeof useCarousel>, 'run'> {
  labels: { previous: string; next: string }
}

/** The icons mirror themselves: in Arabic the next slide comes from the left. */
export function CarouselArrows({ labels, run }: CarouselArrowsProps) {
  return (
    <>
      <IconButton icon="left" aria-label={labels.previous} onClick={() => run((carousel) => carousel.scrollPrev())} />
      <IconButton icon="right" aria-label={labels.next} onClick={() => run((carousel) => carousel.scrollNext())} />
    </>
  )
}
