import { spring } from 'motion'

/**
 * Converts a spring of mass 1 to the duration and easing of a CSS transition: `450ms linear(0, 0.08, …)`. Runs at build
 * time, so browsers do not load the library.
 */
export function springEasing(stiffness: number, damping: number): string {
  return String(spring({ keyframes: [0, 1], stiffness, damping, mass: 1 })).replace(/\d\.\d{4,}/g, (value) =>
    String(Number(Number(value).toFixed(2))),
  )
}
