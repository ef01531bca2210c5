import { STAR_PATH } from '@/components/ui/star-path'

/** Covers the hero until its video can play. Without JavaScript it never appears. */
export function HeroOverlay() {
  return (
    <div id="hero-overlay" className="hero-overlay" aria-hidden="true">
      {/* The picture is there from the first moment; the star stands where the words will rise. */}
      <div className="wrap pb-72">
        <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth={0.16} strokeDasharray="34 10">
          <path d={STAR_PATH} pathLength="44" />
        </svg>
      </div>
    </div>
  )
}
