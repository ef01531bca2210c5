import { mkdir, writeFile } from 'node:fs/promises'

import { growingStar, khatamPath } from './typst/khatam'
import { dataUri, svg } from './svg'

/*
 * The mashrabiya pattern, drawn from its parameters (design system, section 6) and written as custom properties. The
 * masks are inline, since a mask that arrives late would hide the picture behind it.
 */
const TARGET = 'generated/patterns.css'

/** The solid edge starts so many steps before the last, over the gaps that stars leave where they already meet. */
const SOLID_BEFORE_END = 1.2

/** A star of this radius is drawn once and used again at other sizes, which is shorter than many outlines. */
const STAR_RADIUS = 20

const drawing = (width: number, height: number, body: string) =>
  svg(width, height, body, ` width="${width}" height="${height}"`)
const star = (x: number, y: number, radius: number) => khatamPath(x, y, radius, 1)

/** A strip from nothing at its start to solid at its end, to the right or downwards, one tile wide. */
function starMask(tile: number, steps: number, direction: 'right' | 'down'): string {
  const isRight = direction === 'right'
  const stars = Array.from({ length: steps }, (_, i) => {
    const { place, radius } = growingStar(i, steps, tile)
    const scale = String(Math.round((radius / STAR_RADIUS) * 100) / 100).replace(/^0\./, '.')
    return (i % 2 === 0 ? [0, tile] : [tile / 2]).map((across) => {
      const [x, y] = isRight ? [place, across] : [across, place]
      return `<use href="#s" transform="translate(${x} ${y})scale(${scale})"/>`
    })
  })
  const length = ((steps + 1) * tile) / 2
  const solid = Math.round((steps - SOLID_BEFORE_END) * tile * 5) / 10
  const [width, height] = isRight ? [length, tile] : [tile, length]
  const edge = isRight ? `M${solid} 0H${length}V${tile}H${solid}z` : `M0 ${solid}H${tile}V${length}H0z`
  const shape = `<defs><path id="s" d="${star(0, 0, STAR_RADIUS)}"/></defs>`
  return drawing(width, height, `${shape}${stars.flat().join('')}<path d="${edge}"/>`)
}

function latticeBorder(tile: number): string {
  const half = tile / 2
  return drawing(
    tile,
    tile,
    `<path fill="none" stroke="#000" d="M0 .5h${tile}M0 ${tile - 0.5}h${tile}${star(half, half, half - 3)}"/>` +
      `<path d="${star(half, half, 4)}"/>`,
  )
}

/** Writes the pattern masks into a style sheet. */
export async function generatePatterns(): Promise<void> {
  const patterns = {
    'star-mask-down': starMask(22, 7, 'down'),
    'star-mask-right': starMask(36, 15, 'right'),
    'lattice-border': latticeBorder(32),
    star: drawing(16, 16, `<path d="${star(8, 8, 8)}"/>`),
  }
  const properties = Object.entries(patterns).map(([name, markup]) => `  --${name}: url("${dataUri(markup)}");`)
  await mkdir('generated', { recursive: true })
  await writeFile(TARGET, `:root {\n${properties.join('\n')}\n}\n`)
}
