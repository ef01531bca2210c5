import { expect, test } from '@playwright/test'

import { catalogue, catalogueItems } from '@/content/catalogue'
import { formatDay } from '@/content/content-date'
import { accessibilityPage } from '@/content/pages/accessibility'
import { contactPage } from '@/content/pages/contact'
import { privacyPage } from '@/content/pages/privacy'
import { site } from '@/content/site'
import { conformance } from '@/generated/conformance'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, documentAt, one, pieces, textOf, texts } from './support/document'
import { standInForMap } from './support/map'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** The words of the specification and its glossary, deliberately not imported from the code. */
const WORDS = {
  en: {
    services: 'Our Services',
    products: 'Our Products',
    partners: 'Our Partners',
    about: 'About Us',
    comingSoon: 'Coming soon...',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    contactTitle: `Contact ${site.brand.en}`,
    contactHeader: 'Get in Touch',
    contactSubtitle: "We'd love to hear from you. Reach out to us through any of the following channels.",
    cards: ['Email Us', 'Call Us', 'Visit Us'],
  },
  ar: {
    services: 'خدماتنا',
    products: 'منتجاتنا',
    partners: 'شركاؤنا',
    about: 'من نحن',
    comingSoon: 'قريبًا...',
    privacy: 'الخصوصية',
    accessibility: 'سهولة الوصول',
    contactTitle: `تواصل مع ${site.brand.ar}`,
    contactHeader: 'تواصل معنا',
    contactSubtitle: 'يسعدنا أن نسمع منكم. تواصلوا معنا عبر أيٍّ من القنوات التالية.',
    cards: ['راسلنا', 'اتصل بنا', 'تفضّل بزيارتنا'],
  },
}

/** The specification's delays of the cards, s. */
const CARD_DELAYS_S = [0.2, 0.4, 0.6]
const MAP_HEIGHT_PX = 450

for (const locale of locales) {
  const words = WORDS[locale]
  const to = (path: string) => localizePath(locale, path)

  for (const kind of ['services', 'products'] as const) {
    test(`${to(`/${kind}`)} lists the catalogue by group`, async ({ request }) => {
      const main = one('main', await documentAt(request, to(`/${kind}`)))
      expect(texts('h1', main)).toEqual([words[kind]])
      expect(texts('h2', main)).toEqual(catalogue[kind].map(({ copy }) => copy[locale].title))
      const items = catalogueItems(kind)
      expect(all('li a[href*="/"]', main).map((link) => [link.attribs.href, ...pieces(link)])).toEqual(
        expect.arrayContaining(items.map(({ path, copy }) => [to(path), copy[locale].title, copy[locale].summary])),
      )
    })
  }

  for (const name of ['partners', 'about'] as const) {
    test(`${to(`/${name}`)} is announced`, async ({ request }) => {
      const document = await documentAt(request, to(`/${name}`))
      expect(texts('head title', document)).toEqual([`${words[name]} | ${site.brand[locale]}`])
      expect(texts('h1', document)).toEqual([words[name]])
      expect(texts('main p', document)).toContain(words.comingSoon)
    })
  }

  for (const [name, { [locale]: copy }] of Object.entries({ privacy: privacyPage, accessibility: accessibilityPage })) {
    test(`${to(`/${name}`)} is a document of sections, with its links`, async ({ request }) => {
      const main = one('main', await documentAt(request, to(`/${name}`)))
      expect(texts('h1', main)).toEqual([words[name as 'privacy' | 'accessibility']])
      const titles = copy.sections.map(({ title }) => title)
      // Tables and lists of other content stand between them.
      expect(texts('.document h2', main).filter((title) => titles.includes(title))).toEqual(titles)
      for (const { id, title, paragraphs = [], items = [], closing = [], links = [] } of copy.sections) {
        const section = one(`section#${id}`, main)
        expect(texts('h2', section)).toEqual([title])
        expect(texts('p', section)).toEqual([...paragraphs, ...closing, ...links.map((link) => link.title)])
        expect(texts('li', section)).toEqual(items)
        const addresses = { contact: '/contact', swinAccount: '/swin-account', lahfaAccount: '/lahfa-account' }
        expect(all('a:not([href^="mailto"])', section).map(({ attribs }) => attribs.href)).toEqual(
          links.map((link) => to(addresses[link.id])),
        )
      }
    })
  }

  test(`${to('/accessibility')} has a table of the 55 criteria, with their tests and the day of the last run`, async ({
    request,
  }) => {
    const document = await documentAt(request, to('/accessibility'))
    const tables = all('main table', document)
    expect(tables.map((table) => all('tbody tr', table).length)).toEqual([20, 20, 13, 2])
    for (const row of tables.flatMap((table) => all('tbody tr', table))) {
      expect(texts('th[scope=row]', row)[0]).toMatch(/^\d\.\d\.\d+ .+/)
      expect(texts('td', row)[0]).toMatch(/.{15}/)
      expect(texts('code[lang=en][dir=ltr]', row)[0]).toMatch(/^[\w/.-]+\.(spec|test)\.tsx? › .{5}/)
    }
    const section = textOf(one('#criteria', document))
    expect(section).toContain(formatDay(conformance.ranOn, locale))
    const file = one('#criteria a[download]', document).attribs.href ?? ''
    const reply = await request.get(file)
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/yaml'])
    expect(await reply.text()).toContain(`report_date: '${conformance.ranOn}'`)
  })

  test(`${to('/contact')} says how to reach the company`, async ({ request }) => {
    const document = await documentAt(request, to('/contact'))
    const main = one('main', document)
    const links = all('a', main).map((link) => [textOf(link), link.attribs.href])
    expect(texts('head title', document)).toEqual([`${words.contactTitle} | ${site.brand[locale]}`])
    expect(texts('h1', main)).toEqual([words.contactHeader])
    expect(texts('p', main)).toEqual(
      expect.arrayContaining([words.contactSubtitle, ...site.addressLines.map((line) => line[locale])]),
    )
    expect(texts('h2', main)).toEqual(expect.arrayContaining(words.cards))
    expect(links).toEqual(
      expect.arrayContaining([
        ...site.emails.map((email) => [email, `mailto:${email}`]),
        [site.phone, `tel:${site.phone.replaceAll(' ', '')}`],
      ]),
    )
    expect(all('img', main).map(({ attribs }) => attribs.alt)).toContain(contactPage[locale].pictureAlts.dusk)
    const map = { title: contactPage[locale].mapTitle, src: site.map.embedUrl, loading: 'lazy' }
    expect(one('noscript iframe', main).attribs).toMatchObject(map)
  })
}

// Right to left, where more can go wrong.
for (const [moment, light, isOpen] of [
  ['2026-11-22T02:00:00Z', 'dawn', false],
  ['2026-11-22T08:00:00Z', 'noon', true],
  ['2026-11-22T13:00:00Z', 'dusk', true],
  ['2026-11-27T20:00:00Z', 'night', false],
] as const) {
  test(`contact shows the time and the light in Dubai: ${light}`, light === 'dusk' ? {} : RELEASE, async ({ page }) => {
    const { pictureAlts, hours } = contactPage.ar
    await standInForMap(page)
    await page.clock.setFixedTime(moment)
    await page.goto('/ar/contact')
    await started(page)
    const figure = page.getByRole('main').getByRole('figure')
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('img')).toHaveAccessibleName(pictureAlts[light])
    const time = new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'Asia/Dubai', timeStyle: 'short' })
    await expect(figure).toHaveText((isOpen ? hours.open : hours.closed).replace('{time}', time))
  })
}

test('contact brings its cards in one after the other, and shows a map as wide as the window', async ({ page }) => {
  const { mapTitle, mapLink } = contactPage.ar
  let answer = () => {}
  await standInForMap(page, new Promise((resolve) => (answer = resolve)))
  await page.goto('/ar/contact')
  const main = page.getByRole('main')
  const cards = WORDS.ar.cards.map((title) => main.getByRole('heading', { level: 2, name: title }).locator('..'))
  for (const [index, card] of cards.entries()) {
    await expect(card).toHaveCSS('animation-delay', `${CARD_DELAYS_S[index]}s`)
    await expect(card).not.toHaveCSS('animation-name', 'none')
    await expect(card).toHaveCSS('opacity', '1')
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const card of cards) await expect(card).toHaveCSS('animation-name', 'none')

  await started(page)
  const map = page.getByTitle(mapTitle, { exact: true })
  await expect(map).toHaveAttribute('loading', 'lazy')
  await expect(map).toHaveAttribute('src', site.map.embedUrl)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveJSProperty('offsetHeight', MAP_HEIGHT_PX)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  await expect(map).toHaveJSProperty('offsetWidth', width)

  // The keyboard passes a map whose server does not answer.
  await page.getByRole('link', { name: mapLink }).focus()
  await page.keyboard.press('Shift+Tab')
  for (const link of [
    main.locator('a[download]'),
    main.getByRole('link', { name: contactPage.ar.emailAction }),
    main.getByRole('link', { name: site.phone }),
  ]) {
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
  }
  answer()
  await expect(page.frameLocator('iframe').getByText('Map of the stand-in')).toBeVisible()
})
