/** Of the details that phones alone fold: their words, not the list beside them. */
const FOLDS = /<details data-folded="(?!list)[^"]*">/

/**
 * Puts the script that opens in wide windows what phones fold into a page that has some, once. It comes before the style
 * sheets: an inline script waits for those before it, and the page with it.
 */
export function withEarlyScript(html: string, code: string): string {
  if (!FOLDS.test(html) || html.includes(code)) return html
  return html.replace('<link rel="stylesheet"', (link) => `<script>${code}</script>${link}`)
}
