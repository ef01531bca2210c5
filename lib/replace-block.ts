/**
 * Replaces the block that a command writes into a Markdown page, between `<!-- Written by `npm run x`. -->` and `<!--
 * End -->`. Throws if the page has no such markers.
 */
export function replaceBlock(page: string, command: string, text: string): string {
  const start = `<!-- Written by \`npm run ${command}\`. -->\n`
  const end = '\n<!-- End -->'
  const from = page.indexOf(start) + start.length
  const to = page.indexOf(end, from - 1)
  if (!page.includes(start) || to < 0) throw new Error(`The page has no markers for npm run ${command}`)
  return `${page.slice(0, from)}\n${text}\n${page.slice(to)}`
}
