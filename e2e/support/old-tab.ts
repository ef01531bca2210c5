import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { carouselMessages, messages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { createAccount, openDeletionPage, type Variant } from './deletion-page'
import { heroOf } from './hero'
import { hold } from './hold'
import { desktopMenu, panels } from './menu'
import { PRODUCT } from './pages'
import { wholeSlides } from './slides'
import { started } from './started'

/*
 * What a visitor does in a tab that was opened before a deployment. Each step fails if a click does nothing, or if the
 * page is blank or an error page afterwards.
 */

/** The page is whole: neither blank nor an error page. */
async function isWhole(page: Page): Promise<void> {
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens a page and waits until it is hydrated. */
export async function openTab(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await started(page)
}

/** Opens the menu's panel of services and follows one of its pages. */
export async function followMenu(page: Page, locale: Locale, index: number): Promise<void> {
  const { services, link } = desktopMenu(page, locale)
  const [{ groups }] = panels(locale)
  const target = groups[0]?.pages[index % (groups[0]?.pages.length ?? 1)]
  if (!target) throw new Error('The menu has no services')
  await services.click()
  await link(target.name).click()
  await expect(page).toHaveURL((url) => url.pathname === target.url)
  await isWhole(page)
}

/** Switches the language and switches it back. */
export async function switchLanguage(page: Page, locale: Locale): Promise<void> {
  const other = locale === 'en' ? 'ar' : 'en'
  for (const to of [other, locale] as const) {
    await page.getByRole('banner').getByRole('link', { name: localeConfig[to].nativeName, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', to === 'ar' ? 'rtl' : 'ltr')
    await isWhole(page)
  }
}

/** Goes to the home page by its link, to a slide by its thumbnail, and to another card of the carousel below. */
export async function useHome(page: Page, locale: Locale): Promise<void> {
  const { navigation } = messages[locale]
  const home = page.getByRole('banner').getByRole('link', { name: navigation.home, exact: true })
  if (new URL(page.url()).pathname !== localizePath(locale, '/')) await home.click()
  const { thumbnails, title } = heroOf(page, locale)
  await expect(title).toBeVisible()
  await started(page)
  const slide = homePage[locale].slides[2]
  await thumbnails.nth(2).click()
  await expect(title).toHaveText(slide?.title ?? '')

  const { values } = homePage[locale]
  const carousel = page.getByRole('region', { name: values.title, exact: true })
  await carousel.scrollIntoViewIfNeeded()
  const before = (await wholeSlides(carousel))[0]
  await carousel.getByRole('button', { name: values.next }).click()
  await expect.poll(async () => (await wholeSlides(carousel))[0]).not.toBe(before)
}

/** Chooses the second screen of the open product page's gallery. */
export async function useGallery(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === localizePath(locale, PRODUCT))
  const gallery = page.getByRole('region', { name: messages[locale].catalogue.exploreScreens, exact: true })
  const thumbnails = gallery.getByRole('group', { name: carouselMessages[locale].chooseScreen }).getByRole('button')
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(gallery.getByText(/^2 \//)).toBeVisible()
}

/** Opens a deletion page and types into its form. Returns the later steps: nothing is lost, and the form works. */
export async function openForm(page: Page, request: APIRequestContext, variant: Variant) {
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
