import { median } from '../bench/report'
import { markdownTable, overBudget } from '../size/markdown-table'
import type { PressFigures } from './measure'

/** From the event to the paint, ms: once the page has started, and as the first sign of a visitor. */
const MOST_LATER_MS = 100
const MOST_FIRST_MS = 500

const figure = (ms: number, most: number) => {
  const text = ms < 16 ? '< 16' : String(ms)
  return ms > most ? overBudget(text) : text
}

const range = (all: readonly number[], most: number) =>
  all.length === 0 ? '-' : [median(all), Math.max(...all)].map((ms) => figure(ms, most)).join(', ')

const HEAD = ['Press', 'very first: median, longest, ms', 'once started: first, ms', 'all: median, longest, ms']

/** What each press took. */
export function pressTable(results: ReadonlyMap<string, PressFigures>): string {
  const rows = Array.from(results, ([name, { first, later }]) => [
    name,
    range(first, MOST_FIRST_MS),
    figure(later[0] ?? 0, MOST_LATER_MS),
    range(later, MOST_LATER_MS),
  ])
  return markdownTable(HEAD, rows)
}
