interface CarouselCountProps {
  /** The index of the slide that the carousel is at. */
  selected: number
  count: number
}

/** The place in the row, on phones, where one slide alone is in view. The slides' own names say it to screen readers. */
export const CarouselCount = ({ selected, count }: CarouselCountProps) => (
  <span className="self-center type-note md:hidden" aria-hidden="true">
    {`${selected + 1} / ${count}`}
  </span>
)
