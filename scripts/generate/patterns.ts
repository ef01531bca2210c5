import { mkdir, writeFile } from 'node:fs/promises'

/*
 * The mashrabiya pattern, drawn from its parameters (design system, section 6) and written as custom properties:
 * inline masks, since a mask that arrives late would hide the picture behind it.
 */
const TARGET = 'generated/patterns.css'

const round = (value: number): number => Math.round(value * 100) / 100

/** The khatam {8/2} round a centre: sixteen vertices, tips on the axes, inner ones at 0.7654 of the radius. */
function khatam(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.7654
    const angle = (i * Math.PI) / 8
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** The solid edge starts so many steps before the last, over the chips that stars leave where they already meet. */
const SOLID_BEFORE_END = 1.2

/** Stars that grow step by step until they meet: `steps` half-tiles along x, solid behind them. */
function dissolveRight(tile: number, steps: number): string {
  const stars = Array.from({ length: steps }, (_, i) => {
    const progress = (i + 0.5) / steps
    const radius = (tile / 2) * (0.1 + progress ** 1.12)
    const x = (i * tile) / 2 + tile / 4
    const centres = i % 2 === 0 ? [0, tile] : [tile / 2]
    return centres.map((y) => khatam(x, y, radius)).join('')
  })
  const solid = round(((steps - SOLID_BEFORE_END) * tile) / 2)
  const width = ((steps + 1) * tile) / 2
  return svg(width, tile, `<path d="${stars.join('')}M${solid} 0H${width}V${tile}H${solid}z"/>`)
}

/** The same downwards, for the seam between two sections, or turned over, for the lower edge of a picture. */
function dissolveVertical(tile: number, steps: number, isUp = false): string {
  const stars = Array.from({ length: steps }, (_, i) => {
    const progress = (i + 0.5) / steps
    const radius = (tile / 2) * (0.1 + progress ** 1.12)
    const y = (i * tile) / 2 + tile / 4
    const centres = i % 2 === 0 ? [0, tile] : [tile / 2]
    return centres.map((x) => khatam(x, y, radius)).join('')
  })
  const solid = round(((steps - SOLID_BEFORE_END) * tile) / 2)
  const height = ((steps + 1) * tile) / 2
  const turned = isUp ? ` transform="matrix(1 0 0 -1 0 ${height})"` : ''
  return svg(tile, height, `<path${turned} d="${stars.join('')}M0 ${solid}H${tile}V${height}H0z"/>`)
}

function latticeLine(tile: number): string {
  const half = tile / 2
  const inner = tile * 0.2
  const spokes = `M${half} 0V${half - inner}M${half} ${tile}V${half + inner}M0 ${half}H${half - inner}M${tile} ${half}H${half + inner}`
  return svg(
    tile,
    tile,
    `<path fill="none" stroke="#000" d="${khatam(half, half, half)}${khatam(half, half, inner)}${spokes}"/>`,
  )
}

function latticeBorder(tile: number): string {
  const half = tile / 2
  return svg(
    tile,
    tile,
    `<path fill="none" stroke="#000" d="M0 .5h${tile}M0 ${tile - 0.5}h${tile}${khatam(half, half, half - 3)}"/>` +
      `<path d="${khatam(half, half, 4)}"/>`,
  )
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

const dataUri = (markup: string): string =>
  `url("data:image/svg+xml,${markup.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`

/** Writes the pattern masks into a style sheet. */
export async function generatePatterns(): Promise<void> {
  const patterns = {
    'dissolve-down': dissolveVertical(22, 7),
    'dissolve-up': dissolveVertical(22, 7, true),
    'dissolve-right': dissolveRight(36, 15),
    'lattice-line': latticeLine(96),
    'lattice-border': latticeBorder(32),
    star: svg(16, 16, `<path d="${khatam(8, 8, 8)}"/>`),
  }
  const properties = Object.entries(patterns).map(([name, markup]) => `  --${name}: ${dataUri(markup)};`)
  await mkdir('generated', { recursive: true })
  await writeFile(TARGET, `:root {\n${properties.join('\n')}\n}\n`)
}
