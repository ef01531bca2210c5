interface CarouselCountProps {
  /** The index of the slide that the carousel is at. */
  selected: number
  count: number
  /** A word or sign between them. In Arabic a slash would not say which number comes first. */
  of: string
}

/**
 * The position, such as "2 of 5", on phones, where one slide is in view. Screen readers get the names of the slides.
 */
export const CarouselCount = ({ selected, count, of }: CarouselCountProps) => (
  <span className="ms-2 self-center text-sm text-muted md:hidden" aria-hidden="true">
    {`${selected + 1} ${of} ${count}`}
  </span>
)
