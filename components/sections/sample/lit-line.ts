/**
 * The line that is pointed at, tapped or focused stays; the others wait. Its rule or reason, which ends it, turns gold, with
 * a star in the margin.
 */
export const LINE =
  'group/row relative transition-opacity duration-normal [:is(:hover,:focus-within)>&]:not-[:hover,:focus]:opacity-45'
export const REASON =
  'group-[:is(:hover,:focus)]/row:text-accent after:absolute after:end-full after:top-4 after:me-2 after:size-3 group-[:is(:hover,:focus)]/row:after:star-mark'
