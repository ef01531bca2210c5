import { spring } from 'motion'

/**
 * A spring as CSS: takes its stiffness and damping (mass 1) and gives duration and easing as one `transition` value,
 * such as `450ms linear(0, 0.08, …)`. Runs at build time, so that no visitor downloads a spring.
 */
export function springEasing(stiffness: number, damping: number): string {
  return String(spring({ keyframes: [0, 1], stiffness, damping, mass: 1 })).replace(/\d\.\d{4,}/g, (value) =>
    String(Number(Number(value).toFixed(4))),
  )
}
