/** A pointer or focus that rests on a link for this long is not just passing over it, ms. */
export const PREFETCH_AFTER_MS = 100
