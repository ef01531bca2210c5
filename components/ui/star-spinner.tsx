const STAR =
  'M16 8L13.66 10.34L13.66 13.66L10.34 13.66L8 16L5.66 13.66L2.34 13.66L2.34 10.34L0 8L2.34 5.66L2.34 2.34L5.66 2.34L8 0L10.34 2.34L13.66 2.34L13.66 5.66Z'

/** The outline of a star with a gap that travels round it. Decorative: the text beside it says what is going on. */
export function StarSpinner({ className = '' }: { className?: string }) {
  return (
    <svg className={`star-spinner ${className}`.trim()} viewBox="0 0 16 16" aria-hidden="true">
      {/* Measured as 44 units, so that one dash and one gap go round exactly once. */}
      <path d={STAR} pathLength={44} />
    </svg>
  )
}
