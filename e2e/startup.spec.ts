import { expect, type Locator, type Page, test } from '@playwright/test'

import { accountDeletionMessages, deletionPageMessages } from '@/content/messages/account-deletion'
import { carouselMessages, messages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { partners } from '@/content/partners'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import { START_AFTER_LOAD_MS } from '@/lib/startup/framework-scripts'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { HEIGHT, MOVING_WIDTH } from './support/carousel'
import { heroOf, SLIDES } from './support/hero'
import { hold } from './support/hold'
import { panels } from './support/menu'
import { mobileMenu } from './support/mobile-menu'
import { DELETION, PRODUCT, PRODUCT_ITEM, SERVICE, USERNAME_DELETION } from './support/pages'
import { eachChangeIn } from './support/release'
import { wholeSlides } from './support/slides'

/** The framework's scripts and the pages' data. */
const SCRIPTS = '**/_next/static/**/*.js'
/** The framework may take long on a busy machine. */
const PATIENCE = { timeout: 30_000 }

const holdScripts = (page: Page) => hold(page, SCRIPTS)
const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)
const expectHydrated = (page: Page) => expect.poll(() => isHydrated(page), PATIENCE).toBe(true)
const focusedHref = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('fetches no framework script while the page loads, and starts by itself without a visitor', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => /\/_next\/.+\.js$/.test(request.url()) && scripts.push(request.url()))
  await page.clock.install()
  await page.goto('/services', { waitUntil: 'load' })
  expect(scripts).toEqual([])
  await page.clock.fastForward(START_AFTER_LOAD_MS)
  await expectHydrated(page)
})

test.describe('the focus stays in place when the framework starts', () => {
  test('in a panel of the menu', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/services')
    const nav = page.getByRole('navigation', { name: messages.en.navigation.label, exact: true })
    await nav.getByRole('button', { name: messages.en.navigation.services, exact: true }).focus()
    // Into the panel, past the first group and its pages, to a page of the second group.
    const [{ groups, overview }] = panels('en')
    const [, group, third] = groups
    const [first, second] = group?.pages ?? []
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await focusedHref(page)).toBe(first?.url)
    }).toPass({ intervals: [0] })
    release()
    await expectHydrated(page)
    await page.keyboard.press('Tab')
    const next = second ? second.url : third ? third.title : overview.url
    expect([await focusedHref(page), await focusedText(page)]).toContain(next)
  })

  test('on a button that Enter pressed before, whose panel opens now', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(SERVICE)
    const nav = page.getByRole('navigation', { name: messages.en.navigation.label, exact: true })
    const services = nav.getByRole('button', { name: messages.en.navigation.services, exact: true })
    await services.focus()
    await page.keyboard.press('Enter')
    release()
    await expectHydrated(page)
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
  })

  test('in the mobile menu, which opens without the framework', async ({ page }) => {
    const release = await holdScripts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    const { opener, link } = mobileMenu(page, 'en')
    await opener.click()
    const entry = link(PRODUCT_ITEM.copy.en.title)
    await entry.focus()
    release()
    await expectHydrated(page)
    await expect(entry).toBeFocused()
    await expect(entry).toBeVisible()
  })

  test('on a list that becomes a carousel, still visible', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    const list = page.locator('#values [tabindex="0"]')
    await expect(list).toHaveRole('group')
    await expect(list).toHaveAccessibleName(homePage.en.values.title)
    await page.locator('#vision a').last().focus()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(list).toBeFocused({ timeout: 1 })
    }).toPass({ intervals: [0] })
    release()
    await expectHydrated(page)
    const carousel = page.locator('#values [data-started]')
    await expect(carousel).toBeFocused()
    await expect(carousel).toHaveCSS('outline-width', '2px')
    await expect(carousel).toHaveCSS('outline-style', 'solid')
  })
})

for (const { what, scripts } of [
  { what: 'hydration', scripts: SCRIPTS },
  { what: 'any script arrives', scripts: '**/*.js' },
]) {
  test(`every press before ${what} counts`, async ({ page }) => {
    const release = await hold(page, scripts)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: Math.min(MOVING_WIDTH, 1280), height: HEIGHT })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const { values, partners: partnersCopy } = homePage.en
    const { pause } = heroOf(page, 'en')
    const [valuesSection, partnersSection] = [values, partnersCopy].map(({ title }) =>
      page.getByRole('region', { name: title, exact: true }),
    ) as [Locator, Locator]
    // Until the scripts run it has this name, also under reduced motion; then its press starts the slides.
    await pause.click()
    const next = valuesSection.getByRole('button', { name: values.next, exact: true })
    for (let press = 0; press < 3; press += 1) await next.click()
    const nextPartner = partnersSection.getByRole('button', { name: partnersCopy.next, exact: true })
    for (let press = 0; press < 2; press += 1) await nextPartner.click()
    await partnersSection.getByRole('button', { name: partnersCopy.previous, exact: true }).click()
    release()
    await expectHydrated(page)
    await expect(pause).toBeVisible()
    await expect.poll(async () => (await wholeSlides(valuesSection))[0]).toBe(values.items[3]?.title)
    await expect.poll(async () => (await wholeSlides(partnersSection))[0]).toBe(partners[1]?.name)
  })
}

test('three presses on the button that pauses the cards pause them, start them and pause them again', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(SERVICE, { waitUntil: 'domcontentloaded' })
  const cards = page.getByRole('region', { name: messages.en.catalogue.more })
  const pause = cards.getByRole('button', { name: carouselMessages.en.pauseCards })
  for (let press = 0; press < 3; press += 1) await pause.click()
  release()
  await expectHydrated(page)
  await expect(cards.getByRole('button', { name: carouselMessages.en.playCards })).toBeVisible()
})

test('replays only the last thumbnail clicked before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { thumbnails, title, explore } = heroOf(page, 'en')
  const { slides } = homePage.en
  await thumbnails.nth(1).click()
  await thumbnails.nth(2).click()
  // The press is answered at once; until the scripts are there, words and link agree.
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(title).toHaveText(slides[0]?.title ?? '')
  await expect(explore).toHaveAttribute('href', SLIDES[0]?.path ?? '')
  release()
  await expect(title).toHaveText(slides[2]?.title ?? '', PATIENCE)
  await expect(explore).toHaveAttribute('href', SLIDES[2]?.path ?? '')
})

test('the gallery preview, caption and thumbnail agree before and after hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  const gallery = page.getByRole('region', { name: messages.en.catalogue.exploreScreens, exact: true })
  const thumbnails = gallery.getByRole('group', { name: carouselMessages.en.chooseScreen })
  const swin = PRODUCT_ITEM.entry
  const [first = '', second = ''] = swin.copy.en.screens.map(({ name }) => name)
  const expectShown = async (name: string) => {
    await expect(gallery.getByRole('heading', { level: 3 })).toHaveText(name)
    await expect(thumbnails.locator('[aria-current]')).toHaveAccessibleName(name)
    // The preview and the thumbnail.
    await expect(gallery.getByRole('img', { name, exact: true })).toHaveCount(2)
  }
  await thumbnails.getByRole('button', { name: second, exact: true }).click()
  await expectShown(first)
  release()
  await expectHydrated(page)
  await expectShown(second)
})

test('arrow keys scroll the page before hydration, even from a link', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/services')
  await page.getByRole('main').getByRole('link').nth(3).focus()
  const scrollY = () => page.evaluate(() => window.scrollY)
  const before = await scrollY()
  // A browser that is still drawing the page may drop a press.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect.poll(scrollY, { timeout: 1000 }).toBeGreaterThan(before)
  }).toPass()
})

test('a link followed before hydration loads its page', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/services')
  await page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.contactUs }).click()
  await expect(page).toHaveURL(pagePaths.contact)
})

for (const locale of locales) {
  test(`a form sent before hydration answers after it, ${locale}`, eachChangeIn('en', locale), async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(localizePath(locale, USERNAME_DELETION))
    const address = page.url()
    const form = page.getByRole('form')
    await form.getByRole('textbox').last().fill('secret')
    await form.getByRole('textbox').last().press('Enter')
    release()
    await expect(form.getByText(accountDeletionMessages[locale].emptyField)).toBeVisible(PATIENCE)
    expect(page.url()).toBe(address)
    await expect(form.getByRole('textbox').last()).toHaveValue('secret')
  })

  const fails = `a form says that it cannot work when a script fails twice, ${locale}`
  test(fails, eachChangeIn('ar', locale), async ({ page }) => {
    const failed = new Map<string, number>()
    await page.clock.install()
    await page.route(SCRIPTS, (route) => {
      const url = route.request().url()
      failed.set(url, (failed.get(url) ?? 0) + 1)
      return route.abort()
    })
    await page.goto(localizePath(locale, DELETION))
    const form = page.getByRole('form')
    await form.getByRole('textbox').first().fill('name@example.com')
    await expect.poll(() => failed.size).toBeGreaterThan(3)
    await page.clock.runFor(5000)
    await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toHaveText(
      deletionPageMessages[locale].scriptError({ email: site.privacyEmail }),
    )
    await expect(form.getByRole('button').last()).toBeDisabled()
    await expect(form.getByRole('textbox').first()).toHaveValue('name@example.com')
    await expect.poll(() => [...new Set(failed.values())]).toEqual([2])
  })
}

test('a script that fails once is tried again', async ({ page }) => {
  const seen = new Set<string>()
  await page.clock.install()
  await page.route(SCRIPTS, (route) => {
    const url = route.request().url()
    if (seen.has(url)) return route.continue()
    seen.add(url)
    return route.abort()
  })
  await page.goto(USERNAME_DELETION)
  await page.mouse.move(100, 100)
  await expect.poll(() => seen.size).toBeGreaterThan(3)
  await page.clock.runFor(5000)
  await expectHydrated(page)
  await expect(page.getByRole('form').getByRole('button').last()).toBeEnabled()
})

test('the script that starts the others is tried again when it fails', async ({ page }) => {
  let requests = 0
  await page.clock.install()
  await page.route('**/scripts/startup.*.js', (route) => (requests++ === 0 ? route.abort() : route.continue()))
  await page.goto(DELETION)
  await expect.poll(() => requests).toBe(1)
  await page.clock.runFor(2500)
  await expect.poll(() => requests).toBe(2)
  await page.mouse.move(100, 100)
  await page.mouse.move(200, 100)
  await expectHydrated(page)
  await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toHaveText([])
})
