import { STAR_PATH } from './star-path'

/** A spinner: the outline of a star with a gap that moves along it. It is decoration, so put a text beside it. */
export function StarSpinner({ size }: { size?: 'l' }) {
  return (
    <svg
      className={`flex-none overflow-visible ${size === 'l' ? 'size-12' : 'size-6'}`}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      aria-hidden="true"
    >
      {/* One dash and one gap are the whole path. */}
      <path className="motion-safe:animate-star-spinner" d={STAR_PATH} pathLength={44} strokeDasharray="33 11" />
    </svg>
  )
}
