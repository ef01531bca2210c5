import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import { messages } from '@/content/messages'

import { sandboxOrigin, usernameEnglish, userOf, type Variant, variants } from '../support/deletion-page'
import type { Query } from './in-page/find'
import { eventually, type Tab } from './tab'
import { test } from './test'
import { button, quickLink } from './queries'

const PASSWORD = 'Own-Secret-2026'

/** The test's own account at the sandbox. */
async function createAccount(variant: Variant): Promise<string> {
  const user = userOf(variant, `engine-${randomUUID().slice(0, 8)}`)
  const body = JSON.stringify({ api: variant.app, user, password: PASSWORD })
  const reply = await fetch(`${sandboxOrigin}/sandbox/accounts`, { method: 'POST', body })
  expect(reply.status).toBe(201)
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

const valueOf = (tab: Tab, field: Query) =>
  tab.read((wanted) => (window.engines.one(wanted) as HTMLInputElement).value, field)

async function send(tab: Tab, variant: Variant, user: string, password: string) {
  const { identity, password: secret, submit } = formOf(variant)
  await tab.click(identity)
  await tab.type(user)
  await tab.click(secret)
  await tab.type(password)
  await tab.click(submit)
}

for (const variant of variants) {
  const { path, words } = variant
  const { identity, password, submit, status } = formOf(variant)

  test(`points at an empty field, then deletes an account, ${path}`, async ({ tab }) => {
    const user = await createAccount(variant)
    await tab.open(path)
    await tab.click(submit)
    await eventually(() => tab.isFocused(identity), true)
    await eventually(() => tab.attribute(identity, 'aria-invalid'), 'true')

    await send(tab, variant, user, PASSWORD)
    await eventually(() => tab.text(status), words.success)
    expect(tab.browser.questions.splice(0)).toEqual([words.confirmation])
    expect(await valueOf(tab, identity)).toBe('')
    expect(await valueOf(tab, password)).toBe('')
  })
}

test('asks a visitor who leaves during a request, and shows the outcome on return', async ({ tab }) => {
  const { path, words } = usernameEnglish
  const { status } = formOf(usernameEnglish)
  await tab.open(path)
  await send(tab, usernameEnglish, userOf(usernameEnglish, 'slow'), PASSWORD)
  await eventually(() => tab.has(button(words.processing, 'main')), true)
  await tab.click(quickLink('en', messages.en.footer.ourServices))
  await eventually(tab.address, '/services')
  const [, leaving = '', ...others] = tab.browser.questions.splice(0)
  expect(leaving).toBe(words.leaving)
  expect(others).toEqual([])
  await tab.read(() => history.back())
  await eventually(() => tab.text(status), words.success)
  tab.browser.questions.splice(0)
})
