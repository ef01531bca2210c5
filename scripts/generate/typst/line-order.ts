/** A piece of text on a page. */
interface Placed {
  x: number
  y: string
  isArabic: boolean
}

/** Whether a piece stands beside the one before it, at its right: the compiler writes lines from the left. */
const isBeside = (piece: Placed, before?: Placed): boolean => before?.y === piece.y && before.x < piece.x

/** Puts the pieces that `belong` together into one list. */
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
 * The pieces in the order in which they are read, line by line: a line with Arabic words from the right, Latin pieces
 * side by side from the left. pdf.js and MuPDF find words in the order of the file.
 */
export function inReadingOrder<T extends Placed>(pieces: readonly T[]): T[] {
  return grouped(pieces, isBeside).flatMap((line) => {
    if (!line.some(({ isArabic }) => isArabic)) return line
    return grouped(line, (piece, before) => !piece.isArabic && !before.isArabic)
      .toReversed()
      .flat()
  })
}
