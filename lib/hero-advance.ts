/** How long a slide of the hero stays before the next one follows, ms. In style sheets it is `--hero-advance`. */
export const HERO_ADVANCE_MS = 7000
