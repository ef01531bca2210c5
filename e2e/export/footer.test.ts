import { companyName } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { footerPages } from '@/content/site-pages'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, one, textOf, texts } from './document'
import { pageAt, pages } from './site'

const SOCIAL = { LinkedIn: 'linkedin', X: 'x', Instagram: 'instagram', YouTube: 'youtube' } as const

const ofLocale = (locale: Locale) => pages.filter((page) => page.locale === locale)

for (const locale of locales) {
  const { footer: words, company } = messages[locale]
  const to = (path: string) => localizePath(locale, path)

  test(`the footer has its content, ${locale}`, () => {
    const footer = one('body footer', pageAt(to('/about')).document)
    const named = (name: string) =>
      all('a', footer).filter((link) => (link.attribs['aria-label'] ?? textOf(link)) === name)
    const expectLink = (name: string, attributes: Record<string, string>) =>
      expect(named(name).map(({ attribs }) => attribs)).toMatchObject([attributes])

    const [email] = site.emails
    expect(texts('p', footer)).toContain(words.description)
    const { licence } = content.owner.company ?? {}
    const owner = [companyName(locale), ...(licence ? [`${company.facts.licence} ${licence.number}`] : [])].join(' · ')
    expect(texts('p', footer).map((text) => text.replace(/^© \d{4} /, '© '))).toContain(`© ${owner}`)
    expect(texts('li', footer)).toContain(words.location)
    expect(texts('h2', footer)).toContain(words.contactUs)
    expectLink(email, { href: `mailto:${email}` })
    expectLink(site.phone, { href: `tel:${site.phone.replaceAll(' ', '')}` })

    expectLink(words.callToActionLink, { href: to('/contact') })
    const quickLinks = one(`nav[aria-label="${words.quickLinks}"]`, footer)
    expect(all('a', quickLinks).map((link) => [textOf(link), link.attribs.href])).toEqual([
      [words.ourServices, to('/services')],
      [words.ourProducts, to('/products')],
      [words.aboutUs, to('/about')],
      [words.contactUs, to('/contact')],
    ])
    for (const [name, path] of [
      [words.getSupport, '/contact'],
      [words.getInTouch, '/contact'],
    ] as const) {
      expectLink(name, { href: to(path) })
    }
    for (const { path, copy } of footerPages) expectLink(copy[locale].title, { href: to(path) })
    // No other page has a link here: content/site-pages.ts lists them.
    const listed = ['/', '/services', '/products', '/about', '/contact', ...footerPages.map(({ path }) => path)].map(to)
    const paths = all('a', footer).flatMap(({ attribs }) => attribs.href?.replace(/#.*/, '') ?? [])
    expect(paths.filter((path) => /^\/(?!.*\.pdf$)/.test(path) && !listed.includes(path))).toEqual([])

    // An unset setting of the owner is shown but leads nowhere.
    const settings = [
      [words.refundPolicy, site.refundPolicyUrl],
      ...Object.entries(SOCIAL).map(([name, id]) => [name, site.social[id]] as const),
    ] as const
    for (const [name, address] of settings) {
      expectLink(name, address ? { href: address } : { role: 'link', 'aria-disabled': 'true' })
      if (!address) expect(named(name)[0]?.attribs).not.toHaveProperty('href')
    }
  })

  test(`the footer invites to write where the page itself does not ask, ${locale}`, () => {
    const asks = ({ document }: (typeof pages)[number]) =>
      all('main :is([data-slot=button][href^="mailto:"], form)', document).length > 0
    const invites = ({ document }: (typeof pages)[number]) =>
      texts('body footer a', document).includes(words.callToActionLink)
    const wrong = ofLocale(locale).filter((page) => asks(page) === invites(page))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
}
