/** What a style rule requires of a medium, evaluated for paper. */
const ON_PAPER: readonly (readonly [RegExp, string])[] = [
  [/\bprint\b/g, 'all'],
  [/\bscreen\b/g, 'not all'],
]

const changed = new Map<MediaList, string>()

function rulesOf({ cssRules }: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...cssRules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? rulesOf(rule as CSSGroupingRule) : []
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner
  })
}

/** Shows the page as its style sheets want it on paper, because not every driver has a command for that. */
export function toPaper(): void {
  window.dispatchEvent(new Event('beforeprint'))
  for (const { media } of [...document.styleSheets].flatMap(rulesOf)) {
    const text = ON_PAPER.reduce((left, [medium, other]) => left.replace(medium, other), media.mediaText)
    if (text === media.mediaText) continue
    changed.set(media, media.mediaText)
    // `not all and (…)` holds where `(…)` does not. A rule for screens never holds on paper.
    media.mediaText = text.includes('not all') ? 'not all' : text
  }
}

/** Returns to the screen. */
export function toScreen(): void {
  for (const [media, text] of changed) media.mediaText = text
  changed.clear()
  window.dispatchEvent(new Event('afterprint'))
}

/** Removes the site's fonts. */
export function withSystemFont(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { font-family: sans-serif !important }')
  document.adoptedStyleSheets = [sheet]
}
