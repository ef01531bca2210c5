import { rmSync } from 'node:fs'

import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test'

import { carouselMessages, messages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { isInstalled, localServers } from '@/deploy/local-servers'
import { type Locale, localeConfig, otherLocale } from '@/lib/locale'

import { firstSlide, regionOf } from './support/carousel'
import { createAccount, openDeletionPage, usernameEnglish, type Variant } from './support/deletion-page'
import { openDeployedSite } from './support/deployed-site'
import { LATER_PHONE, makeLaterBuild } from './support/later-build'
import { hold } from './support/hold'
import { desktopMenu, panels } from './support/menu'
import { PRODUCT } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.skip(!localServers.nginx || !isInstalled(localServers.nginx), 'nginx is not installed')

const PORTS = { kept: 8241, gone: 8242 }

/** Files that tabs asked for and that were missing. */
function missingFiles(context: BrowserContext): string[] {
  const missing: string[] = []
  context.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })
  return missing
}

const at = (origin: string, variant: Variant): Variant => ({ ...variant, path: origin + variant.path })

/*
 * What a visitor does in a tab that was opened before a deployment. Each step fails if a click does nothing, or if the
 * page is blank or an error page afterwards.
 */

/** The page is complete: neither blank nor an error page. */
async function isWhole(page: Page) {
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openTab(page: Page, address: string) {
  await page.goto(address)
  await started(page)
}

/** Opens the menu's panel of services and follows one of its pages. */
async function followMenu(page: Page, locale: Locale, index: number) {
  const { services, link } = desktopMenu(page, locale)
  const pages = panels(locale)[0].groups[0]?.pages ?? []
  const target = pages[index % pages.length]
  await services.click()
  await link(target?.name ?? '').click()
  await expect(page).toHaveURL(({ pathname }) => pathname === target?.url)
  await isWhole(page)
}

/** Switches the language and switches it back. */
async function switchLanguage(page: Page, locale: Locale) {
  for (const to of [otherLocale[locale], locale]) {
    const name = localeConfig[to].nativeName
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', localeConfig[to].dir)
    await isWhole(page)
  }
}

/** Moves a carousel. Its script is fetched when it is near; without it the list scrolls. */
async function useCarousel(page: Page) {
  const { values } = homePage.en
  const carousel = regionOf(page, values.title)
  await carousel.scrollIntoViewIfNeeded()
  const before = await firstSlide(carousel)
  await carousel.getByRole('button', { name: values.next }).click()
  await expect.poll(() => firstSlide(carousel)).not.toBe(before)
}

/** Chooses the second screen of the product page's gallery. */
async function useGallery(page: Page) {
  const gallery = regionOf(page, messages.en.catalogue.exploreScreens)
  const thumbnails = gallery.getByRole('group', { name: carouselMessages.en.chooseScreen }).getByRole('button')
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(gallery.getByText(/^2 \//)).toBeVisible()
}

/** Opens a deletion page and types into its form. Returns the later steps: nothing is lost, and the form works. */
async function openForm(page: Page, request: APIRequestContext, variant: Variant) {
  const form = await openDeletionPage(page, variant)
  const { user, password } = await createAccount(request, variant)
  await form.identity.fill(user)
  await form.password.fill(password)

  return async () => {
    await expect(form.identity).toHaveValue(user)
    await expect(form.password).toHaveValue(password)
    const letGo = await hold(page, `${variant.api.url}/**`)
    await form.button.click()
    await expect(form.processing).toBeDisabled()
    // The page asks before it is left, and the visitor stays.
    form.answers.accept = false
    const address = page.url()
    await page.getByRole('banner').getByRole('link', { name: messages[variant.locale].navigation.contact }).click()
    expect(form.questions.at(-1)).toMatch(variant.words.leaving)
    expect(page.url()).toBe(address)
    form.answers.accept = true
    letGo()
    await expect(form.status).toHaveText(variant.words.success)
  }
}

/** The phone number shows which build the page is from. */
const isFrom = (page: Page, phone: string) => expect(page.getByRole('contentinfo').getByText(phone)).toBeVisible()

test.describe('after a deploy', RELEASE, () => {
  let later: string
  test.beforeAll(() => {
    later = makeLaterBuild('out')
  })
  test.afterAll(() => rmSync(later, { recursive: true }))

  for (const { keepsFiles, port, title } of [
    { keepsFiles: true, port: PORTS.kept, title: 'open tabs go on, with the scripts that they know' },
    {
      keepsFiles: false,
      port: PORTS.gone,
      title: 'open tabs go on where the host has deleted the scripts that they know',
    },
  ]) {
    test(title, async ({ context, request }) => {
      test.setTimeout(180_000)
      const { url, deploy, close } = await openDeployedSite('out', { port, keepsFiles })
      const missing = missingFiles(context)
      const newTab = () => context.newPage()
      const [home, menu, product, form, untouched] = [
        await newTab(),
        await newTab(),
        await newTab(),
        await newTab(),
        await newTab(),
      ]
      try {
        await openTab(home, `${url}/`)
        await openTab(menu, `${url}/ar/contact`)
        await openTab(product, url + PRODUCT)
        const useForm = await openForm(form, request, at(url, usernameEnglish))
        await untouched.goto(`${url}/about`)

        await deploy(later)

        await useCarousel(home)
        await followMenu(home, 'en', 0)
        await isFrom(home, LATER_PHONE)
        await followMenu(menu, 'ar', 1)
        await switchLanguage(menu, 'ar')
        await useGallery(product)
        await switchLanguage(product, 'en')
        await useForm()
        await followMenu(form, 'en', 3)
        await followMenu(untouched, 'en', 2)
        if (keepsFiles) expect(missing).toEqual([])
      } finally {
        await close()
      }
    })
  }
})
