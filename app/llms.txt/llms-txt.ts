import { allItems, catalogue, type CatalogueKind } from '@/content/catalogue'
import { companyFacts, REGISTRATION } from '@/content/company'
import { messages } from '@/content/messages'
import { officeWords } from '@/content/office-hours'
import { isDeletionPath, pagePaths } from '@/content/page-paths'
import { profile, supplierPage } from '@/content/pages'
import { samples } from '@/content/samples'
import { decided, site } from '@/content/site'
import { pages, sitePage } from '@/content/site-pages'
import { type Locale, locales, localeConfig } from '@/lib/locale'
import { markdownLink, markdownText } from '@/lib/markdown-text'
import { markdownPath } from '@/lib/page-files'

const heading = (text: string) => `## ${markdownText(text)}`

/** What is known of the firm. What the owner has not set has no line. */
function facts() {
  const { comma, semicolon } = localeConfig.en
  const { brand, address, email, phone } = profile.en.company
  const { services, products } = messages.en.navigation
  const groups = (kind: CatalogueKind) =>
    catalogue[kind].map(({ copy, items }) => `${copy.en.title} (${items.length})`).join(semicolon)
  const lines = [
    { name: brand, text: Object.values(site.brand).join(comma) },
    ...companyFacts('en').filter(({ id }) => id === 'established' || REGISTRATION.includes(id)),
    { name: address, text: [decided('SITE_ADDRESS_LINE_1_EN'), site.addressLines[1].en].filter(Boolean).join(comma) },
    { name: services, text: groups('services') },
    { name: products, text: groups('products') },
    { name: supplierPage.en.officeHours, text: officeWords('en').hours },
    { name: email, text: decided('SITE_EMAIL') },
    { name: phone, text: decided('SITE_PHONE') },
  ]
  return lines.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
}

/** The twins of pages, each with its title and its description. */
function twins(paths: readonly string[], locale: Locale) {
  const lines = paths.map((path) => {
    const { title, description } = sitePage(path).copy[locale]
    const link = markdownLink(markdownText(title), site.url + markdownPath(path, locale))
    return `- ${link}: ${markdownText(description)}`
  })
  return lines.join('\n')
}

function offer(locale: Locale) {
  const { navigation } = messages[locale]
  const { nativeName } = localeConfig[locale]
  const pathsOf = (kind: CatalogueKind) => allItems.filter((item) => item.kind === kind).map(({ path }) => path)
  return [
    heading(`${navigation.services} (${nativeName})`),
    twins(pathsOf('services'), locale),
    heading(`${navigation.products} (${nativeName})`),
    twins(pathsOf('products'), locale),
    heading(`${pages.samples.copy[locale].title} (${nativeName})`),
    twins(
      samples.map(({ path }) => path),
      locale,
    ),
  ]
}

/** All other pages. Those that serve users of an app alone come last. */
const others = Object.values(pagePaths).toSorted((a, b) => Number(isDeletionPath(a)) - Number(isDeletionPath(b)))

/** The text of `/llms.txt` (llmstxt.org): who the firm is, what it offers, and the Markdown twins of all pages. */
export function llmsTxt(): string {
  const blocks = [
    `# ${markdownText(site.brand.en)}`,
    `> ${markdownText(messages.en.footer.description)}`,
    facts()
      .map(({ name, text }) => `- ${markdownText(name)}: ${markdownText(text)}`)
      .join('\n'),
    ...locales.flatMap(offer),
    ...locales.flatMap((locale) => [heading(localeConfig[locale].nativeName), twins(others, locale)]),
  ]
  return `${blocks.join('\n\n')}\n`
}
