/** The startup script, which every page has but 404.html. */
const STARTUP = 'src="/scripts/startup.'

/**
 * Puts the inline script that cannot wait for the startup script (lib/startup/early-inline.ts) into a page, once. It comes
 * before the style sheets: an inline script waits for those before it, and the page with it.
 */
export function withEarlyScript(html: string, code: string): string {
  if (!html.includes(STARTUP) || html.includes(code)) return html
  return html.replace('<link rel="stylesheet"', (link) => `<script>${code}</script>${link}`)
}
