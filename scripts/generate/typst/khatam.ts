const POINTS = 16

/**
 * The khatam {8/2}, an eight-pointed star, as the `d` of an SVG path: tips on the axes, inner corners at 0.7654 of the
 * radius. The path goes in steps from corner to corner, which take half the bytes of positions.
 */
export function khatamPath(x: number, y: number, radius: number): string {
  const round = (value: number) => Math.round(value * 100) / 100
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
