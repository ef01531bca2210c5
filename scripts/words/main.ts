import { selectAll } from 'css-select'
import { type AnyNode, isText, type Text } from 'domhandler'
import { filter, removeElement } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { productRoute } from '@/app/_routes/product'
import { serviceRoute } from '@/app/_routes/service'
import { allItems } from '@/content/catalogue'
import { type Locale, locales } from '@/lib/locale'

/*
 * npm run words [part of a path]: counts the words of each service and product page in English and Arabic, without a
 * build. docs/editing.md says how many they should be. Nothing fails.
 */
const LIMITS = { least: 650, most: 750 }

const routes = { services: serviceRoute, products: productRoute }

/** What a page says beside its words: sources and their numbers, the contents, what only screen readers hear. */
const BESIDE = '#sources, [role=doc-noteref], nav, .sr-only, script'
/** Phones show the result of a step here, and not below its text. */
const TWICE = '[data-folded=text] > summary'

async function wordsOn({ kind, slug }: (typeof allItems)[number], locale: Locale): Promise<number> {
  const layout = await routes[kind](locale).Page({ params: Promise.resolve({ slug }) })
  const { children } = (layout as ReactElement<{ children: ReactNode }>).props
  const document = parseDocument(renderToStaticMarkup(createElement('main', {}, children)))
  for (const element of selectAll<AnyNode, AnyNode>(`${BESIDE}, ${TWICE}`, document)) removeElement(element)
  const text = (filter(isText, document) as Text[]).map(({ data }) => data).join(' ')
  // lib/fixed-spaces.ts puts a thin space after the Arabic “and”, which is part of its word.
  return text.replaceAll('و\u202f', 'و').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}

const [part = ''] = process.argv.slice(2)
const items = allItems.filter(({ path }) => path.includes(part))
if (items.length === 0) console.error(`No path of a service or product contains "${part}".`)
for (const item of items) {
  const counts = await Promise.all(locales.map((locale) => wordsOn(item, locale)))
  const isOutside = counts.some((count) => count < LIMITS.least || count > LIMITS.most)
  const columns = counts.map((count) => String(count).padStart(5)).join('')
  console.log(`${item.path.padEnd(46)}${columns}${isOutside ? '  *' : ''}`)
}
