import { STAR_PATH } from './star-path'

/** A spinner: the outline of a star with a gap that moves along it. It is decoration, so put a text beside it. */
export function StarSpinner({ size }: { size?: 'l' }) {
  return (
    <svg className="star-spinner" data-size={size} viewBox="0 0 16 16" aria-hidden="true">
      {/* A path length of 44 is one dash (33) and one gap (11) of stroke-dasharray. */}
      <path d={STAR_PATH} pathLength={44} />
    </svg>
  )
}
