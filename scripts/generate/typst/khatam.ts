const POINTS = 16

/**
 * The khatam {8/2}, an eight-pointed star, as the `d` of an SVG path: tips on the axes, inner corners at 0.7654 of the
 * radius.
 */
export function khatamPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.7654
    const angle = (i * 2 * Math.PI) / POINTS
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}z`
}
