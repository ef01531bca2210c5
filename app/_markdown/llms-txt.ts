import { catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { copyByPath } from '@/content/page-copy'
import { samples } from '@/content/samples'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import { type Locale, locales, localeConfig } from '@/lib/locale'

import { heading, joinBlocks, list } from './blocks'
import { itemLink } from './catalogue-blocks'
import { sampleTwin } from './sample-blocks'
import { twinLink } from './twin-link'

function pagesOf(locale: Locale): string[] {
  const { navigation } = messages[locale]
  const copies = copyByPath(locale)
  const pages = Object.values(pagePaths).map((path) => {
    const { title, description } = copies[path]
    return `${twinLink(title, path, locale)}: ${description}`
  })
  const name = localeConfig[locale].nativeName
  return [
    heading(2, name),
    list(pages),
    heading(2, `${navigation.services} (${name})`),
    list(catalogueItems('services').map((item) => itemLink(item, locale))),
    heading(2, `${navigation.products} (${name})`),
    list(catalogueItems('products').map((item) => itemLink(item, locale))),
    heading(2, `${copies[pagePaths.samples].title} (${name})`),
    list(samples.map((sample) => sampleTwin(sample, locale))),
  ]
}

/** The text of `/llms.txt`: the Markdown twins of all pages (llmstxt.org). */
export const llmsTxt = (): string =>
  joinBlocks([heading(1, site.brand.en), `> ${messages.en.footer.description}`, ...locales.flatMap(pagesOf)])
