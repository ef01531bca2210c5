/**
 * Whether a card is one of the `whole` cards that show fully once the carousel, which goes round, has come to rest at
 * `selected`.
 */
export function comesIntoView(index: number, selected: number, count: number, whole: number): boolean {
  return (index - selected + count) % count < whole
}
