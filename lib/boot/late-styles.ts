/** Marks the style sheet that the build lets the page do without at first. */
export const LATE_STYLES = 'link[rel=stylesheet][media=print]'

/**
 * Puts the whole style sheet in the place of the rules that paint the top of the page. Until it is there the rest of
 * the page is hidden by those rules, for which `<html data-styles>` stands.
 */
export function takeLateStyles({ document }: Window): void {
  const sheet = document.querySelector<HTMLLinkElement>(LATE_STYLES)
  if (!sheet) return
  const root = document.documentElement
  root.dataset.styles = 'waiting'
  const apply = () => {
    sheet.media = 'all'
    // The first of them holds the fonts: taking it away would make the browser look for them again.
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, 1)
    delete root.dataset.styles
  }
  if (sheet.sheet) return apply()
  sheet.addEventListener('load', apply)
  sheet.addEventListener('error', apply)
}
