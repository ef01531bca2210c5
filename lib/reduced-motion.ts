/** The media query of visitors who want less motion. Alone in its file: the boot script needs it without React. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
