import { mkdir, writeFile } from 'node:fs/promises'

import { khatamPoints } from './typst/khatam'

/*
 * The mashrabiya pattern, drawn from its parameters (design system, section 6) and written as custom properties:
 * inline masks, since a mask that arrives late would hide the picture behind it.
 */
const TARGET = 'generated/patterns.css'

const round = (value: number): number => Math.round(value * 10) / 10

/** A star by the steps from tip to tip, to a tenth of a pixel: half the bytes of absolute places, which all differ. */
function khatamPath(x: number, y: number, radius: number): string {
  const points = khatamPoints(x, y, radius).map(([px, py]) => [round(px), round(py)] as const)
  const steps = points.slice(1).map(([px, py], i) => {
    const [fromX, fromY] = points[i] ?? [0, 0]
    const [dx, dy] = [round(px - fromX), round(py - fromY)]
    return `${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  const [startX, startY] = points[0] ?? [0, 0]
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-').replace(/\b0\./g, '.')}z`
}

/** The solid edge starts so many steps before the last, over the chips that stars leave where they already meet. */
const SOLID_BEFORE_END = 1.2

interface Stars {
  tile: number
  steps: number
  /** Centre of a star from its place along the growth and across it. */
  centre: (along: number, across: number) => readonly [number, number]
}

/** A star of this radius is drawn once; the others are it again, smaller, which is shorter than their outlines. */
const STAR_RADIUS = 20
const STAR = `<defs><path id="s" d="${khatamPath(0, 0, STAR_RADIUS)}"/></defs>`

function starAt(x: number, y: number, radius: number): string {
  const scale = String(Math.round((radius / STAR_RADIUS) * 100) / 100).replace(/^0\./, '.')
  return `<use href="#s" transform="translate(${x} ${y})scale(${scale})"/>`
}

/** Stars that grow step by step until they meet, two half-tiles to a tile along the growth. */
function growingStars({ tile, steps, centre }: Stars): string {
  const stars = Array.from({ length: steps }, (_, i) => {
    const progress = (i + 0.5) / steps
    const radius = (tile / 2) * (0.1 + progress ** 1.12)
    const along = (i * tile) / 2 + tile / 4
    const places = i % 2 === 0 ? [0, tile] : [tile / 2]
    return places.map((across) => starAt(...centre(along, across), radius)).join('')
  })
  return STAR + stars.join('')
}

const solidFrom = (tile: number, steps: number): number => round(((steps - SOLID_BEFORE_END) * tile) / 2)

/** From nothing at the left to solid at the right. */
function starMaskRight(tile: number, steps: number): string {
  const stars = growingStars({ tile, steps, centre: (along, across) => [along, across] })
  const width = ((steps + 1) * tile) / 2
  return svg(
    width,
    tile,
    `${stars}<path d="M${solidFrom(tile, steps)} 0H${width}V${tile}H${solidFrom(tile, steps)}z"/>`,
  )
}

/** The same downwards, for the seam between two sections and the lower edge of a picture. */
function starMaskDown(tile: number, steps: number): string {
  const stars = growingStars({ tile, steps, centre: (along, across) => [across, along] })
  const height = ((steps + 1) * tile) / 2
  return svg(tile, height, `${stars}<path d="M0 ${solidFrom(tile, steps)}H${tile}V${height}H0z"/>`)
}

function latticeBorder(tile: number): string {
  const half = tile / 2
  return svg(
    tile,
    tile,
    `<path fill="none" stroke="#000" d="M0 .5h${tile}M0 ${tile - 0.5}h${tile}${khatamPath(half, half, half - 3)}"/>` +
      `<path d="${khatamPath(half, half, 4)}"/>`,
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
    'star-mask-down': starMaskDown(22, 7),
    'star-mask-right': starMaskRight(36, 15),
    'lattice-border': latticeBorder(32),
    star: svg(16, 16, `<path d="${khatamPath(8, 8, 8)}"/>`),
  }
  const properties = Object.entries(patterns).map(([name, markup]) => `  --${name}: ${dataUri(markup)};`)
  await mkdir('generated', { recursive: true })
  await writeFile(TARGET, `:root {\n${properties.join('\n')}\n}\n`)
}
