/** Something that pages show until the end of a day in Dubai, `YYYY-MM-DD`, or for good. */
export interface Lasting {
  until?: string
}

/**
 * Returns the last day on which any of these is shown, `YYYY-MM-DD`: that of a list and of its heading. Returns undefined
 * if one of them is shown for good, or if there are none.
 */
export function lastDayOf(entries: readonly Lasting[]): string | undefined {
  const days = entries.map(({ until }) => until)
  return days.includes(undefined) ? undefined : days.sort().at(-1)
}
