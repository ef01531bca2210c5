import { emblaDuration } from './embla-duration'

const STEP_MS = 1000 / 60

/** The positions of a move from 0 to `distance`, step by step, as `ScrollBody.seek` of embla-carousel 8.6 makes them. */
function move(distance: number, duration: number, steps: number): number[] {
  let velocity = 0
  let location = 0
  return Array.from({ length: steps }, () => {
    velocity += (distance - location) / duration
    velocity *= 0.68
    location += velocity
    return location
  })
}

const timeToCover = (share: number, distance: number, duration: number) =>
  (move(distance, duration, 1000).findIndex((location) => location >= share * distance) + 1) * STEP_MS

describe('emblaDuration', () => {
  it.each([100, 400, 600, 1000, 2000, 5000])('covers 99 %% of a move in %d ms', (ms) => {
    expect(Math.abs(timeToCover(0.99, 320, emblaDuration(ms)) - ms)).toBeLessThanOrEqual(STEP_MS)
  })

  it('takes the same time for every distance', () => {
    const duration = emblaDuration(1000)
    expect(timeToCover(0.99, 50, duration)).toBe(timeToCover(0.99, 1600, duration))
  })

  it.each([400, 1000, 2000])('does not visibly overshoot in %d ms', (ms) => {
    expect(Math.max(...move(1, emblaDuration(ms), 1000))).toBeLessThan(1.005)
  })

  it('asks for a jump when there is no time', () => {
    expect(emblaDuration(0)).toBe(0)
  })
})
