import { encode } from 'uqr'

import { svg } from '../svg'

/** Rows overlap by this share of a module: viewers would otherwise show light lines between them. */
const OVERLAP = 0.04

/** A QR code as an SVG without a margin. It stays readable if up to 15 % is damaged, by folds in paper for example. */
export function qrSvg(text: string, colour: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const cells = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...cells.matchAll(/#+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v${1 + OVERLAP}h-${run.length}z`,
    )
  })
  return svg(`0 0 ${size} ${size}`, `<path fill="${colour}" d="${runs.join('')}"/>`)
}
