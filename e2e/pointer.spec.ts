import { expect, type Locator, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'

import { RELEASE } from './support/release'
import { mobileMenu } from './support/mobile-menu'
import { DELETION, PRODUCT, SERVICE } from './support/pages'
import { started } from './support/started'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** Presses on an element, leaves it with the button held down, and releases beside it. */
async function takeBack(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded()
  await element.hover()
  await page.mouse.down()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width / 2, height - 10, { steps: 4 })
  await page.mouse.up()
}

test('a press that is taken back does nothing', async ({ page }) => {
  await page.goto(SERVICE)
  await started(page)
  const { opener, dialog } = mobileMenu(page, 'en')
  await takeBack(page, opener)
  await expect(dialog).toBeHidden()

  const questions = page.getByRole('region', { name: messages.en.sections.services.questions, exact: true })
  const second = questions.locator('details').nth(1)
  await takeBack(page, second.locator('summary'))
  await expect(second).not.toHaveAttribute('open')

  await takeBack(page, page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.ourServices }))
  await takeBack(page, page.getByRole('main').locator('a[download]'))
  await expect(page).toHaveURL(SERVICE)

  await page.goto(PRODUCT)
  await started(page)
  const last = page.locator('#screens').getByRole('button').last()
  await takeBack(page, last)
  await expect(last).not.toHaveAttribute('aria-current')

  // A completed press does something.
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'true')
})

test('no page listens to the motion of the device, and the policy forbids it', RELEASE, async ({ page, request }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
      heard.push(type)
      return Reflect.apply(addEventListener, this, [type, ...rest])
    }
  })
  for (const path of ['/', SERVICE, '/contact', DELETION]) {
    await page.goto(path)
    await started(page)
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    expect(heard).toContain('scroll')
    expect(
      heard.filter((type) => /^device(motion|orientation)|^reading$|^shake/.test(type)),
      path,
    ).toEqual([])
  }
  const policy = (await request.get('/')).headers()['permissions-policy']
  for (const feature of ['accelerometer', 'gyroscope', 'magnetometer']) expect(policy).toContain(`${feature}=()`)
})
