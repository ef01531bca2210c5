import { navigation } from '@/content/views/navigation-items'
import { appIds } from '@/content/apps'
import { allItems, catalogueItems } from '@/content/catalogue'
import { heroSlides } from '@/content/hero-slides'
import { accountDeletionMessages, deletionPageMessages } from '@/content/messages/account-deletion'
import { deletionPage } from '@/content/pages/account-deletion'
import { deletionPaths, pagePaths } from '@/content/page-paths'
import { homePage } from '@/content/pages'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, attributes, spaced, texts, textOf, wordsOfBody } from './document'
import { onEachPage, pageAt } from './site'

/** The HTML of a page before any script runs. */

test('every page has one heading of level 1', () => {
  onEachPage(({ document }) => expect(texts('h1', document)).toHaveLength(1))
})

test('every page links by name to the pages of the menu, and to the main pages', () => {
  onEachPage(({ document, locale }) => {
    const links = attributes('a', document).map(({ href }) => href)
    const inMenu = navigation(locale).flatMap(({ submenu = [] }) => submenu.flatMap(({ submenu: pages = [] }) => pages))
    const main = ['/services', '/products', '/about', '/contact'].map((path) => localizePath(locale, path))
    expect(links).toEqual(expect.arrayContaining([...inMenu.map(({ url }) => url), ...main]))
    const words = wordsOfBody(document)
    expect(inMenu.map(({ title }) => spaced(title)).filter((title) => !words.includes(title))).toEqual([])
  })
})

test('the overviews link to the whole catalogue', () => {
  for (const locale of locales) {
    for (const kind of ['services', 'products'] as const) {
      const links = attributes('a', pageAt(localizePath(locale, pagePaths[kind])).document).map(({ href }) => href)
      const expected = catalogueItems(kind).map(({ path }) => localizePath(locale, path))
      expect(links).toEqual(expect.arrayContaining(expected))
    }
  }
})

test('every link has an address of a known kind or says that it is not available', () => {
  onEachPage(({ document }) => {
    for (const { href, role, ...rest } of attributes('a', document)) {
      // A link without an address is a setting that the owner has not made.
      if (href === undefined) expect([role, rest['aria-disabled']]).toEqual(['link', 'true'])
      else expect(href).toMatch(/^(\/|#\w|https:|mailto:|tel:)/)
    }
  })
})

test('no element has a style attribute, which the policy forbids, and nothing needs a script to be seen', () => {
  onEachPage(({ document, html }) => {
    expect(all('[style]', document).map(textOf)).toEqual([])
    expect(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')).not.toMatch(/opacity:\s*0/)
  })
})

test('the pages of the catalogue have their bullets', () => {
  onEachPage(({ document, locale, path }) => {
    const bullets = allItems.find((item) => item.path === path)?.copy[locale].bullets ?? []
    const expected = bullets.map(({ lead, text }) => spaced(`${lead} ${text}`))
    const words = wordsOfBody(document)
    expect(expected.filter((bullet) => !words.includes(bullet))).toEqual([])
  })
})

for (const locale of locales) {
  test(`the home page has its slides, sections and films, ${locale}`, () => {
    const { document } = pageAt(localizePath(locale, '/'))
    const { company, slides, videoFallback, vision, mission, visionStatement, values, partners } = homePage[locale]
    const words = wordsOfBody(document)
    const expected = [
      ...[...slides, vision, mission, visionStatement, values, partners].map(({ title }) => title),
      ...[...vision.features, ...values.items].map(({ description }) => description),
      slides[0]?.subtitle ?? '',
      videoFallback,
    ]
    expect(expected.filter((text) => !words.includes(spaced(text)))).toEqual([])
    expect(texts('h1', document)).toEqual([company])
    const links = attributes('a', document).map(({ href }) => href)
    const slidePaths = Object.values(heroSlides).map(({ path }) => localizePath(locale, path))
    expect(links).toEqual(expect.arrayContaining(slidePaths))
    const films = Object.values(heroSlides).filter(({ video }) => video)
    expect(attributes('video', document)).toMatchObject(films.map(() => ({ muted: '', loop: '' })))
    expect(attributes('hero-overlay', document)).toMatchObject([{ video: films[0]?.video }])
  })

  for (const app of appIds) {
    test(`the form of ${app} has its words, and those for visitors without its script, ${locale}`, () => {
      const { document } = pageAt(localizePath(locale, deletionPaths[app]))
      const words = wordsOfBody(document)
      const email = site.privacyEmail
      const copy = deletionPage(app, locale)
      const { needsScript } = accountDeletionMessages[locale]
      const expected = [copy.heading, copy.identityLabel, copy.passwordLabel, copy.submitLabel, needsScript]
      expect(expected.filter((text) => !words.includes(text))).toEqual([])
      expect(attributes('p[data-script-error]', document)).toMatchObject([{ role: 'alert', hidden: '' }])
      const [before = '', after = ''] = deletionPageMessages[locale].scriptError({ email }).split(email)
      expect(words).toContain(spaced(`${before} ${email} ${after}`))
    })
  }
}
