/** A line of an excerpt, which stands out while it is hovered, tapped or focused: sample.css. */
export const LINE = 'sample-line relative transition-opacity duration-normal'
/** The last cell of a line, with a star. */
export const REASON = 'sample-reason after:star-mark'
