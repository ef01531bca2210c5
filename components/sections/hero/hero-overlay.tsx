import { STAR_PATH } from '@/components/ui/star-path'

/** Covers the hero until its video can play. Without JavaScript it never appears. */
export function HeroOverlay() {
  return (
    <div id="hero-overlay" className="hero-overlay" aria-hidden="true">
      <svg viewBox="0 0 16 16">
        <path d={STAR_PATH} pathLength="44" />
      </svg>
    </div>
  )
}
