/** Something that pages show until the end of a day in Dubai, `YYYY-MM-DD`, or without an end. */
export interface ShownUntil {
  until?: string
}

/**
 * Returns the last day on which any of these is shown, `YYYY-MM-DD`, which is that of their list and heading. Returns
 * undefined if one of them has no last day, or if there are none.
 */
export function lastDayOf(entries: readonly ShownUntil[]): string | undefined {
  const days = entries.map(({ until }) => until)
  return days.includes(undefined) ? undefined : days.sort().at(-1)
}
