/** A pointer or a focus that rests on a link for so long does not only pass over it, ms. */
export const PREFETCH_AFTER_MS = 100
