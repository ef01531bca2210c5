import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import { messages } from '@/content/messages'

import { sandboxOrigin, usernameEnglish, userOf, type Variant, variants } from '../../support/deletion-page'
import type { Query } from '../in-page/find'
import { eventually, type Page } from '../page'
import type { Theme } from './check'
import { button, quickLink } from './queries'

const PASSWORD = 'Own-Secret-2026'

/** The check's own account at the sandbox. */
async function createAccount(variant: Variant): Promise<string> {
  const user = userOf(variant, `engine-${randomUUID().slice(0, 8)}`)
  const body = JSON.stringify({ api: variant.app, user, password: PASSWORD })
  const reply = await fetch(`${sandboxOrigin}/sandbox/accounts`, { method: 'POST', body })
  assert.equal(reply.status, 201)
  return user
}

function formOf({ words }: Variant) {
  const form: Query = { role: 'form', within: 'main' }
  return {
    identity: { label: words.identity, within: form },
    password: { label: words.password, within: form },
    submit: button(words.submit, form),
    status: { role: 'status', within: form },
  } as const
}

const valueOf = (page: Page, field: Query) =>
  page.read((wanted) => (window.engines.one(wanted) as HTMLInputElement).value, field)

async function send(page: Page, variant: Variant, user: string, password: string) {
  const { identity, password: secret, submit } = formOf(variant)
  await page.click(identity)
  await page.type(user)
  await page.click(secret)
  await page.type(password)
  await page.click(submit)
}

export const forms: Theme = (check) => {
  for (const variant of variants) {
    const { path, words } = variant
    const { identity, password, submit, status } = formOf(variant)

    check(`points at an empty field, then deletes an account, ${path}`, async (page) => {
      const user = await createAccount(variant)
      await page.open(path)
      await page.click(submit)
      await eventually(() => page.isFocused(identity), true)
      await eventually(() => page.attribute(identity, 'aria-invalid'), 'true')

      await send(page, variant, user, PASSWORD)
      await eventually(() => page.text(status), words.success)
      assert.deepEqual(page.browser.questions.splice(0), [words.confirmation])
      assert.equal(await valueOf(page, identity), '')
      assert.equal(await valueOf(page, password), '')
    })
  }

  check('asks a visitor who leaves during a request, and shows the outcome on return', async (page) => {
    const { path, words } = usernameEnglish
    const { status } = formOf(usernameEnglish)
    await page.open(path)
    await send(page, usernameEnglish, userOf(usernameEnglish, 'slow'), PASSWORD)
    await eventually(() => page.has(button(words.processing, 'main')), true)
    await page.click(quickLink('en', messages.en.footer.ourServices))
    await eventually(page.address, '/services')
    const [, leaving = '', ...others] = page.browser.questions.splice(0)
    assert.equal(leaving, words.leaving)
    assert.deepEqual(others, [])
    await page.read(() => history.back())
    await eventually(() => page.text(status), words.success)
    page.browser.questions.splice(0)
  })
}
