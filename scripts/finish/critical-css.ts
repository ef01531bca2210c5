import { readFile } from 'node:fs/promises'
import path from 'node:path'

import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

import { firstView, type Vocabulary } from './first-view'
import { elementsOf, type Page, replace } from './page'

/** Until the whole style sheet is there, what comes after the first section would stand there bare, and would be laid out twice. */
const HIDE_THE_REST =
  '[data-styles] :is(main>section~*,main~*,.nav-panel){display:none}'

/** Fonts stay when the rest is replaced, so they are a sheet of their own. */
function splitFonts(css: string): readonly [fonts: string, rules: string] {
  const root = postcss.parse(css)
  const fonts: string[] = []
  root.walkAtRules('font-face', (rule) => {
    fonts.push(rule.toString())
    rule.remove()
  })
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  return [fonts.join(''), root.toString()]
}

async function usedRules(css: string, { attributes, ...words }: Vocabulary): Promise<string> {
  const extractor = () => ({ ...words, attributes, undetermined: [] })
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: ' ', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor }],
    keyframes: true,
    variables: true,
  })
  return result?.css ?? ''
}

const withoutEmptyRules = (css: string) => {
  let before = ''
  let after = css
  while (before !== after) [before, after] = [after, after.replace(/[^{};]*\{\s*\}/g, '')]
  return after
}

/** In a string of a script: a tag's end would end the script. */
const quoted = (css: string) => JSON.stringify(css).replaceAll('</', '<\\/')

const adopt = (sheets: readonly string[]) =>
  `document.adoptedStyleSheets=[${sheets.map(quoted).join()}].map(c=>{let s=new CSSStyleSheet;s.replaceSync(c);return s})`

/**
 * Puts the rules that paint the top of a page into the page, so that it need not wait for the style sheet, which is
 * then fetched aside. The rules are adopted by a hashed script, since the policy allows no style in the HTML; where no
 * script runs the style sheet is linked as ever.
 */
export function criticalStyler(folder: string): (page: Page) => Promise<void> {
  // Pages of a kind use the same words, and so the same rules.
  const known = new Map<string, Promise<string>>()

  const scriptFor = async (href: string, words: Vocabulary) => {
    const [fonts, rules] = splitFonts(await readFile(path.join(folder, href), 'utf8'))
    const used = withoutEmptyRules(await usedRules(rules, words))
    return adopt([fonts, used + HIDE_THE_REST])
  }

  return async (page) => {
    const [sheet, another] = elementsOf(page, 'link').filter(({ attribs }) => attribs.rel === 'stylesheet')
    if (!sheet || another) throw new Error(`${page.file} should link one style sheet`)
    const { href = '' } = sheet.attribs
    const words = firstView(page)
    const key = `${href} ${JSON.stringify(words)}`
    const script = known.get(key) ?? scriptFor(href, words)
    known.set(key, script)
    const link = page.source.original.slice(sheet.startIndex ?? 0, (sheet.endIndex ?? 0) + 1)
    replace(
      page,
      sheet,
      `<script>${await script}</script>${link.replace('<link', '<link media="print"')}<noscript>${link}</noscript>`,
    )
  }
}
