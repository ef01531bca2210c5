/** A line that stands out while it is pointed at, tapped or focused: sample.css. */
export const LINE = 'sample-line relative transition-opacity duration-normal'
