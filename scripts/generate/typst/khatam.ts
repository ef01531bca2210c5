const round = (value: number): number => Math.round(value * 100) / 100

/** The khatam {8/2} round a centre: sixteen vertices, tips on the axes, inner ones at 0.7654 of the radius. */
export function khatamPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.7654
    const angle = (i * Math.PI) / 8
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}
