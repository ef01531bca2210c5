import { today } from '../day'

/**
 * Hides documents of the owner whose last day is over in Dubai. The build leaves out those that have lapsed by then, but
 * an export may be shown for months. `data-last-days` of `<html>` lists the days, `data-until` marks what ends with one.
 * Rules of a style sheet also hold for what React adds later, and the policy allows them.
 */
export function hideLapsed({ document }: Window): void {
  const days = document.documentElement.dataset.lastDays?.split(' ').filter((day) => day < today()) ?? []
  // Safari has had adopted style sheets since 16.4.
  if (days.length === 0 || !('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  for (const day of days) sheet.insertRule(`[data-until="${day}"] { display: none !important; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
