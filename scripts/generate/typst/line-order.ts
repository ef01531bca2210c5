interface Placed {
  x: number
  y: string
  isArabic: boolean
}

/** Whether a piece is to the right of the one before it on its line: the compiler writes lines from the left. */
const isBeside = (piece: Placed, before?: Placed): boolean => before?.y === piece.y && before.x < piece.x

/** Collects the pieces that `belong` together into lists. */
function grouped<T>(pieces: readonly T[], belong: (piece: T, before: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && belong(piece, before)) group.push(piece)
    else groups.push([piece])
  }
  return groups
}

/**
 * Puts the pieces into reading order, line by line: a line with Arabic words from the right, but neighbouring Latin
 * pieces from the left. pdf.js and MuPDF find words in the order of the file.
 */
export function inReadingOrder<T extends Placed>(pieces: readonly T[]): T[] {
  return grouped(pieces, isBeside).flatMap((line) => {
    if (!line.some(({ isArabic }) => isArabic)) return line
    return grouped(line, (piece, before) => !piece.isArabic && !before.isArabic)
      .toReversed()
      .flat()
  })
}
