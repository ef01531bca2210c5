/** Embla moves in steps of 60 to the second, whatever the screen's own rate. */
const STEP_MS = 1000 / 60
/** The share of its speed that a move keeps from one step to the next. */
const FRICTION = 0.68
/** The rest of the way is a slow settling that nobody sees. */
const COVERED_SHARE = 0.99
/** Halves the range to a ten-thousandth. */
const HALVINGS = 20

function stepsToCover(duration: number): number {
  let speed = 0
  let position = 0
  let steps = 0
  while (position < COVERED_SHARE) {
    speed = (speed + (1 - position) / duration) * FRICTION
    position += speed
    steps += 1
  }
  return steps
}

/**
 * The `duration` option that makes Embla cover 99 % of a move in about `ms`. The option is no time: each step adds
 * (distance left / duration) to the speed, so the time a move takes is the same for every distance. 0 is a jump.
 */
export function emblaDuration(ms: number): number {
  const steps = Math.round(ms / STEP_MS)
  if (steps < 1) return 0
  // One step covers everything at the lower end; at the upper a move takes about twice as many steps as wanted.
  let fast = FRICTION
  let slow = FRICTION + steps
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (fast + slow) / 2
    if (stepsToCover(middle) > steps) slow = middle
    else fast = middle
  }
  return fast
}
