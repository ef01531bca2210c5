const POINTS = 16

/**
 * The khatam {8/2}, an eight-pointed star, as the `d` of an SVG path: tips on the axes, inner corners at 0.7654 of the
 * radius. The path goes in steps from corner to corner, which take half the bytes of positions.
 */
export function khatamPath(x: number, y: number, radius: number, digits = 2): string {
  const round = (value: number) => Math.round(value * 10 ** digits) / 10 ** digits
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.7654
    const angle = (i * 2 * Math.PI) / POINTS
    return [round(x + reach * Math.cos(angle)), round(y + reach * Math.sin(angle))] as const
  })
  const [[startX, startY] = [0, 0]] = corners
  let [lastX, lastY] = [startX, startY]
  const steps = corners.slice(1).flatMap(([nextX, nextY]) => {
    const step = [round(nextX - lastX), round(nextY - lastY)]
    ;[lastX, lastY] = [nextX, nextY]
    return step
  })
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-').replace(/\b0\./g, '.')}z`
}

/** Star `index` of a row that grows until its stars meet after `steps`, two to a tile: docs/design.md#the-star. */
export const growingStar = (index: number, steps: number, tile: number) => ({
  place: (index * tile) / 2 + tile / 4,
  radius: (tile / 2) * (0.1 + ((index + 0.5) / steps) ** 1.12),
})
