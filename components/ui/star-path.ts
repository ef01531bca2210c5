/**
 * The outline of the eight-pointed star in a 16 x 16 viewBox, with the proportions of `khatamPath` in
 * scripts/generate/typst/star-picture.ts.
 */
export const STAR_PATH =
  'M16 8L13.66 10.34L13.66 13.66L10.34 13.66L8 16L5.66 13.66L2.34 13.66L2.34 10.34L0 8L2.34 5.66L2.34 2.34L5.66 2.34L8 0L10.34 2.34L13.66 2.34L13.66 5.66Z'
