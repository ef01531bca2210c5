import { encode } from 'uqr'

/** Rows overlap by so much of a module: viewers would show light seams between them. */
const OVERLAP = 0.04

/** A QR code as a drawing without a margin; 15 % of it may be damaged, as on paper that has been folded. */
export function qrSvg(text: string, colour: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const cells = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...cells.matchAll(/#+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v${1 + OVERLAP}h-${run.length}z`,
    )
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${colour}" d="${runs.join('')}"/></svg>`,
  )
}
