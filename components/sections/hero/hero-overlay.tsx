const STAR =
  'M16 8L13.66 10.34L13.66 13.66L10.34 13.66L8 16L5.66 13.66L2.34 13.66L2.34 10.34L0 8L2.34 5.66L2.34 2.34L5.66 2.34L8 0L10.34 2.34L13.66 2.34L13.66 5.66Z'

/** Stands over the hero until its film can play; without script it is never seen. */
export function HeroOverlay() {
  return (
    <div className="hero-overlay" aria-hidden="true">
      <div className="lattice-field" />
      <svg className="bloom" viewBox="0 0 16 16">
        <path d={STAR} pathLength="44" />
      </svg>
    </div>
  )
}
