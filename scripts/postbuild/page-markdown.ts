import { selectAll } from 'css-select'
import type { AnyNode, Element } from 'domhandler'
import { appendChild, prevElementSibling, removeElement } from 'domutils'

import { messages } from '@/content/messages'
import { formatDay } from '@/lib/format-day'
import { localeConfig, locales, otherLocale } from '@/lib/locale'
import { markdownLink, markdownText } from '@/lib/markdown-text'
import { twinOf } from '@/lib/page-files'

import { markdown } from './markdown'
import { openPage, textOf } from './page'

/** What says nothing in Markdown: controls, navigation, pictures, addresses for paper, and what the page repeats. */
const LEFT_OUT = [
  'button, form, noscript, script, svg, video, [hidden], .hidden, a:not([href]), nav:not(:has(p))',
  '.hero-scroll, [data-repeated], #introduction [data-slot="button"][href^="mailto:"]',
  // A slide of the hero that waits for its turn is hidden too.
  '[aria-hidden="true"]:not(:has(h2))',
  // A picture that is all of an entry is read: the logo of a partner.
  'img[alt=""], img:not(li img, .carousel-slide img)',
].join()

/** An address of the site as a whole one: of a page's twin, or of another file. */
function absolute(address: string, origin: string): string {
  if (!address.startsWith('/')) return address
  const { pathname } = new URL(address, origin)
  return origin + (/\.\w+$/.test(pathname) ? pathname : twinOf(pathname))
}

type Graph = { '@graph': Partial<Record<string, string>>[] }

/**
 * Makes the Markdown twin of an exported page: what its main part says, with absolute links, which lead to other twins.
 * Gives the twin's path and text; undefined for a page that names none.
 */
export function pageMarkdown(file: string, html: string): { path: string; text: string } | undefined {
  const page = openPage(file, html)
  const all = (selector: string) => selectAll<AnyNode, Element>(selector, page.document)
  const [twin] = all('link[type="text/markdown"]')
  if (!twin) return undefined
  const { origin, pathname: path } = new URL(twin.attribs.href!)
  const graphs = all('script[type="application/ld+json"]')
    .map(textOf)
    .map((data) => JSON.parse(data) as Graph)
  const about = graphs.flatMap((graph) => graph['@graph']).find((node) => node['@id']?.endsWith('#page'))
  const { url = '', name = '', description = '', dateModified = '' } = about ?? {}
  const locale = locales.find((one) => localeConfig[one].tag === all('html')[0]!.attribs.lang)!
  const { nativeName, tag } = localeConfig[otherLocale[locale]]
  const { href: other = '' } = all(`link[hreflang="${tag}"]`)[0]!.attribs
  for (const element of all(LEFT_OUT)) removeElement(element)
  // A disclosure parts two halves of a list.
  for (const rest of all('details[data-folded="rest"] > :is(dl, ol, ul)')) {
    const first = rest.parent && prevElementSibling(rest.parent)
    if (first?.name === rest.name) for (const item of [...rest.children]) appendChild(first, item)
  }
  const updated = messages[locale].documents.updated({ day: formatDay(dateModified, locale) })
  const body = markdown(all('main'), {
    title: name,
    semicolon: localeConfig[locale].semicolon,
    addressOf: (href) => absolute(href, origin),
  })
  const text = `# ${markdownText(name)}

> ${markdownText(description)}

${markdownLink(markdownText(url), url)} · ${markdownLink(nativeName, other)} · ${updated}

${body}
`
  return { path, text }
}
