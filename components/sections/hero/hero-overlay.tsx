import { STAR_PATH } from '@/components/ui/star-path'

/** Stands over the hero until its video can play; without script it is never seen. */
export function HeroOverlay() {
  return (
    <div id="hero-overlay" className="hero-overlay" aria-hidden="true">
      <svg viewBox="0 0 16 16">
        <path d={STAR_PATH} pathLength="44" />
      </svg>
    </div>
  )
}
