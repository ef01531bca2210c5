const round = (value: number): number => Math.round(value * 100) / 100

/** The khatam {8/2} round a centre: sixteen vertices, tips on the axes, inner ones at 0.7654 of the radius. */
export function khatamPoints(x: number, y: number, radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.7654
    const angle = (i * Math.PI) / 8
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
}

/** The khatam as the `d` of an SVG path. */
export const khatamPath = (x: number, y: number, radius: number): string =>
  `M${khatamPoints(x, y, radius)
    .map(([px, py]) => `${round(px)} ${round(py)}`)
    .join('L')}Z`
