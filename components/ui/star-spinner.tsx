import { STAR_PATH } from './star-path'

/** The outline of a star with a gap that travels round it. Decorative: the text beside it says what is going on. */
export function StarSpinner() {
  return (
    <svg className="star-spinner" viewBox="0 0 16 16" aria-hidden="true">
      {/* Measured as 44 units, so that one dash and one gap go round exactly once. */}
      <path d={STAR_PATH} pathLength={44} />
    </svg>
  )
}
