/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import postcss, { type AtRule, type ChildNode } from 'postcss'

/** Classes that belong to no single component: columns, surfaces, a utility that says a state. */
const SHARED = ['dark', 'grid-12', 'paper', 'sand']

/** Margins, paddings, gaps and offsets are steps of Tailwind's scale, rem. Drawings may differ. Utilities: `npm run lint`. */
const STEPS = [0.125, 0.25, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 12, 14]
const SPACE = /^(margin|padding|gap|row-gap|column-gap|inset)/

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
)
const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, root: postcss.parse(readFileSync(file, 'utf8')) }))
/** The strings of the markup, where its classes stand: without imports and comments. */
const markup = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/^(import|export) .* from .*$|\/\*[^]*?\*\/|\s\/\/ .*$/gm, ''))
  .flatMap((code) => code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
  .join('\n')

/** The variants that have a selector, as `rtl` and `turning`, not a media query alone. */
const selectorVariants = sheets.flatMap(({ root }) => {
  const names: string[] = []
  root.walkAtRules('custom-variant', (variant) => {
    if (variant.toString().includes('&')) names.push(variant.params.split(' ')[0] ?? '')
  })
  return names
})

/** Whether a node stands in a rule or a utility. */
function isInRule(node: ChildNode): boolean {
  for (let around = node.parent; around; around = around.parent as typeof around) {
    if (around.type === 'rule' || (around.type === 'atrule' && (around as AtRule).name === 'utility')) return true
  }
  return false
}

test('a variant with a selector stands in a rule: around one, its selector matches nothing', () => {
  expect(selectorVariants).toEqual(expect.arrayContaining(['rtl', 'turning', 'unhydrated']))
  const around = sheets.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkAtRules('variant', (variant) => {
      if (selectorVariants.includes(variant.params) && !isInRule(variant)) found.push(`${file}: ${variant.params}`)
    })
    return found
  })
  expect(around).toEqual([])
})

/** The sheets that style a class, by its name. */
const styledIn = new Map<string, Set<string>>()
for (const { file, root } of sheets) {
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/\.([a-z][\w-]*)/gi)) {
      styledIn.set(name, (styledIn.get(name) ?? new Set()).add(file))
    }
  })
}
const classes = [...styledIn].map(([name, from]) => ({ name, from: [...from] }))

test('a class is styled from one sheet', () => {
  expect(classes.length).toBeGreaterThan(0)
  expect(classes.filter(({ from }) => from.length > 1)).toEqual([])
})

/**
 * `steps/steps.css` may style classes that begin with `step`: a final s or `-section` of the sheet or its folder does not
 * count.
 */
const ownerNames = (file: string) =>
  [path.basename(file, '.css'), path.basename(path.dirname(file))].map((name) =>
    name.replace(/-section$/, '').replace(/s$/, ''),
  )

test('the classes of a sheet begin with the name of its component', () => {
  const foreign = classes
    .filter(({ name }) => !SHARED.includes(name))
    .filter(({ name, from }) => !from.some((file) => ownerNames(file).some((owner) => name.startsWith(owner))))
  expect(foreign).toEqual([])
})

test('the markup has every class that a sheet styles', () => {
  const whole = new Set(markup.match(/[\w-]+/g))
  const beginnings = [...markup.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning)
  const unused = classes.filter(
    ({ name }) => !whole.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})

test('spaces are steps of one scale', () => {
  const others = sheets.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkDecls(SPACE, ({ prop, value }) => {
      // Ignores fluid sizes and calculations.
      if (/clamp|calc|min|max/.test(value)) return
      const steps = [...value.matchAll(/([\d.]+)rem/g)].map(([, number]) => Number(number))
      if (steps.some((step) => !STEPS.some((each) => each === step))) found.push(`${file}: ${prop}: ${value}`)
    })
    return found
  })
  expect(others).toEqual([])
})
