import { createHash, randomUUID } from 'node:crypto'

import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test'

import { accountDeletionMessages, deletionPageMessages } from '@/content/messages/account-deletion'
import { deletionPage } from '@/content/pages/account-deletion'
import { site } from '@/content/site'
import { deletionPaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { eachChangeIn } from './release'
import { started } from './started'

type Api = 'swin' | 'lahfa'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a form in one language. */
function wordsOf(api: Api, locale: Locale) {
  const { form, scriptError } = deletionPageMessages[locale]
  const { failed, errorPrefix } = accountDeletionMessages[locale]
  const { identityLabel, passwordLabel, submitLabel } = deletionPage(api, locale)
  return {
    ...form,
    failed,
    identity: identityLabel,
    password: passwordLabel,
    submit: submitLabel,
    broken: scriptError({ email: site.privacyEmail }),
    empty: form.emptyField,
    email: form.invalidEmail,
    fieldErrors: { ...form.fieldErrors, swin: form.fieldErrors.username, lahfa: form.fieldErrors.email },
    /** The error of a field, after its prefix. */
    described: (error: string) => form.errorPrefix({ error }),
    errorTitle: new RegExp(`^${escaped(errorPrefix)}.`),
  }
}

const variant = (api: Api, locale: Locale) => ({
  api,
  locale,
  path: localizePath(locale, deletionPaths[api]),
  words: wordsOf(api, locale),
})

export type Variant = ReturnType<typeof variant>

export const swinEnglish = variant('swin', 'en')
export const lahfaEnglish = variant('lahfa', 'en')
export const lahfaArabic = variant('lahfa', 'ar')
export const swinArabic = variant('swin', 'ar')
export const variants = [swinEnglish, lahfaEnglish, swinArabic, lahfaArabic]

/** Options of a test of one form: an ordinary run tests one form in English and the other in Arabic. */
export const inTurn = ({ api, locale }: Variant) => eachChangeIn(api === 'swin' ? 'en' : 'ar', locale)

/** The exported pages call the sandbox there. */
export const sandboxOrigin = new URL(site.deletionApis.swin.url).origin

/** The user name that a page's API knows, or that makes the sandbox show a fault. */
export const userOf = ({ api }: Pick<Variant, 'api'>, name: string) => (api === 'lahfa' ? `${name}@example.com` : name)

/** The test's own account at the sandbox. */
export async function createAccount(request: APIRequestContext, { api }: Variant, password = 'Own-Secret-2026') {
  const user = userOf({ api }, `e2e-${randomUUID()}`)
  const reply = await request.post(`${sandboxOrigin}/sandbox/accounts`, { data: { api, user, password } })
  expect(reply.ok()).toBe(true)
  return { user, password }
}

export interface LoggedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: { username?: string; user_name?: string; password?: string }
}

/** What the sandbox received for a user. */
export async function requestsOf(request: APIRequestContext, user: string): Promise<LoggedRequest[]> {
  const reply = await request.get(`${sandboxOrigin}/sandbox/requests`)
  const all = (await reply.json()) as LoggedRequest[]
  return all.filter(({ body }) => body.username === user || body.user_name === user)
}

const hashWith = (algorithm: string, text: string) => createHash(algorithm).update(text, 'utf8').digest('hex')

/** The form in which an API receives a password. */
export const sentPassword = ({ api }: Pick<Variant, 'api'>, password: string) =>
  api === 'swin' ? hashWith('md5', password) : password

/** What the sandbox received with a password, of which it keeps a hash. */
export async function requestsWith(request: APIRequestContext, variant: Variant, user: string, password: string) {
  const hash = hashWith('sha256', sentPassword(variant, password))
  return (await requestsOf(request, user)).filter(({ body }) => body.password === hash)
}

/** Opens a deletion page and returns its parts as a visitor knows them. Accepts questions by default. */
export async function openDeletionPage(page: Page, { path, words }: Variant) {
  const questions: string[] = []
  const answers = { accept: true }
  const calls: Request[] = []
  page.removeAllListeners('dialog')
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message() || dialog.type())
    await (answers.accept ? dialog.accept() : dialog.dismiss())
  })
  page.on('request', (call) => {
    if (call.method() === 'DELETE') calls.push(call)
  })
  await page.goto(path)
  await started(page)
  const form = page.getByRole('main').getByRole('form')
  const identity = form.getByLabel(words.identity, { exact: true })
  const password = form.getByLabel(words.password, { exact: true })
  const button = form.getByRole('button', { name: words.submit, exact: true })
  await expect(button).toBeEnabled()
  return {
    form,
    identity,
    password,
    button,
    processing: form.getByRole('button', { name: words.processing, exact: true }),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
    /** The texts of the dialogs, in order. */
    questions,
    answers,
    /** The deletion calls made, without preflights. */
    calls,
    async submit(user: string, secret: string) {
      await identity.fill(user)
      await password.fill(secret)
      await button.click()
    },
  }
}
