import '../generate/load-environment'

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { KB } from './budgets'
import { excesses, partBudget, regressions, type Sizes } from './compare-sizes'
import { markdownTable, overBudget } from './markdown-table'
import { measuredPages } from './page-kinds'
import { type PageSize, pageSize } from './page-size'

/*
 * npm run size: bytes of every kind of page, read from the export, beside their budgets and the committed baseline.
 * With --update they become the baseline.
 */
const EXPORT = 'out'
const BASELINE = 'scripts/size/baseline.json'

type Part = keyof PageSize

const columns: Readonly<Record<Part, string>> = {
  html: 'HTML',
  css: 'CSS',
  cssFiles: 'files',
  fonts: 'Fonts',
  fontFiles: 'files',
  fontsPreloaded: 'preloaded',
  picture: 'Picture',
  paints: 'Paints the page',
  data: 'Data',
  js: 'JavaScript',
}
const parts = Object.keys(columns) as Part[]

const show = (part: Part, figure: number) => (part.endsWith('Files') ? String(figure) : (figure / KB).toFixed(1))
const withUnit = (part: Part, figure: number) => (part.endsWith('Files') ? `${figure} files` : `${figure} bytes`)

function table(sizes: Sizes): string {
  const rows = measuredPages.map((page) => {
    const size = sizes[page.id] as PageSize
    const cells = parts.map((part) => {
      const isOver = size[part] > (partBudget(page, part) ?? Infinity)
      return isOver ? overBudget(show(part, size[part])) : show(part, size[part])
    })
    return [page.id, ...cells]
  })
  return markdownTable(['KB', ...Object.values(columns)], rows)
}

if (!existsSync(`${EXPORT}/index.html.br`)) {
  console.error(`There is no finished site in ${EXPORT}/. Make it with: npm run build`)
  process.exit(1)
}
const { values: options } = parseArgs({ options: { update: { type: 'boolean', default: false } } })
const sizes: Sizes = Object.fromEntries(measuredPages.map(({ id, file }) => [id, pageSize(EXPORT, file)]))
console.log(`First visit of a phone, KB as sent (brotli); ▲ over budget\n\n${table(sizes)}\n`)

if (options.update) {
  writeFileSync(BASELINE, `${JSON.stringify(sizes, null, 2)}\n`)
  console.log(`${BASELINE} holds these figures now.`)
} else {
  const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Sizes
  const problems = [
    ...regressions(baseline, sizes).map(({ page, part, before, after }) => {
      const growth = before === 0 ? 'new' : `+${((after / before - 1) * 100).toFixed(1)} %`
      return `  ${page} ${part}: ${withUnit(part, before)} before, ${withUnit(part, after)} now (${growth})`
    }),
    // What the baseline has accepted is marked in the table and no news.
    ...excesses(measuredPages, sizes)
      .filter(({ page, part, budget }) => !((baseline[page]?.[part] ?? 0) > budget))
      .map(({ page, part, size, budget }) => {
        return `  ${page} ${part}: ${withUnit(part, size)}, budget ${withUnit(part, budget)}`
      }),
  ]
  if (problems.length > 0) {
    console.error(`Pages have grown:\n${problems.join('\n')}\nWhere that is wanted: npm run size -- --update`)
    process.exit(1)
  }
  console.log('No part has grown by more than 2 % since the baseline.')
}
