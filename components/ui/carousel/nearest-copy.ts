/**
 * The index of the copy of a slide that is nearest to the current position, round the loop. Copies stand `originals`
 * apart, `total` slides are in the loop.
 */
export function nearestCopy(index: number, position: number, originals: number, total: number): number {
  const distance = (copy: number) => Math.min(Math.abs(copy - position), total - Math.abs(copy - position))
  const copies = Array.from({ length: total / originals }, (_, turn) => index + turn * originals)
  return copies.reduce((nearest, copy) => (distance(copy) < distance(nearest) ? copy : nearest))
}
