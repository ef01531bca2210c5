import { Icon } from '@/components/ui/icon'

interface CarouselArrowsProps {
  previousLabel: string
  nextLabel: string
  onPrevious: () => void
  onNext: () => void
}

/** The icons mirror themselves: in Arabic the next slide comes from the left. */
export function CarouselArrows({ previousLabel, nextLabel, onPrevious, onNext }: CarouselArrowsProps) {
  return (
    <>
      <button type="button" className="round-button" aria-label={previousLabel} onClick={onPrevious}>
        <Icon name="left" />
      </button>
      <button type="button" className="round-button" aria-label={nextLabel} onClick={onNext}>
        <Icon name="right" />
      </button>
    </>
  )
}
