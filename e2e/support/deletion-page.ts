import { createHash, randomUUID } from 'node:crypto'

import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test'

import { type AppId, appIds, apps } from '@/content/apps'
import { accountDeletionMessages, deletionPageMessages } from '@/content/messages/account-deletion'
import { deletionPage } from '@/content/pages/account-deletion'
import { site } from '@/content/site'
import { deletionPaths } from '@/content/page-paths'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { appWith } from './pages'
import { eachChangeIn } from './release'
import { started } from './started'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a form in one language. */
function wordsOf(app: AppId, locale: Locale) {
  const { form, scriptError } = deletionPageMessages[locale]
  const { failed, errorPrefix, otherWay } = accountDeletionMessages[locale]
  const { identityLabel, passwordLabel, submitLabel } = deletionPage(app, locale)
  return {
    ...form,
    failed,
    otherWay,
    identity: identityLabel,
    password: passwordLabel,
    submit: submitLabel,
    broken: scriptError({ email: site.privacyEmail }),
    empty: form.emptyField,
    email: form.invalidEmail,
    /** The error of a field, after its prefix. */
    described: (error: string) => form.errorPrefix({ error }),
    errorTitle: new RegExp(`^${escaped(errorPrefix)}.`),
  }
}

const variant = (app: AppId, locale: Locale) => ({
  app,
  contract: apps[app].contract,
  api: site.apps[app].api,
  locale,
  path: localizePath(locale, deletionPaths[app]),
  words: wordsOf(app, locale),
})

export type Variant = ReturnType<typeof variant>

/** Forms whose users have a username, and forms whose users have an e-mail address. */
export const usernameEnglish = variant(appWith('username'), 'en')
export const emailEnglish = variant(appWith('email'), 'en')
export const emailArabic = variant(appWith('email'), 'ar')
export const usernameArabic = variant(appWith('username'), 'ar')

/** The forms of all apps. */
export const variants = locales.flatMap((locale) => appIds.map((app) => variant(app, locale)))

/** Options of a test of one form: an ordinary run tests the forms in English and Arabic by turns. */
export const inTurn = ({ app, locale }: Variant) => eachChangeIn(appIds.indexOf(app) % 2 ? 'ar' : 'en', locale)

/** The exported pages call the sandbox there. */
export const sandboxOrigin = new URL(usernameEnglish.api.url).origin

/** The user name that a page's API knows, or that makes the sandbox show a fault. */
export const userOf = ({ contract }: Pick<Variant, 'contract'>, name: string) =>
  contract.identity === 'email' ? `${name}@example.com` : name

/** The test's own account at the sandbox. */
export async function createAccount(request: APIRequestContext, variant: Variant, password = 'Own-Secret-2026') {
  const user = userOf(variant, `e2e-${randomUUID()}`)
  const reply = await request.post(`${sandboxOrigin}/sandbox/accounts`, { data: { api: variant.app, user, password } })
  expect(reply.ok()).toBe(true)
  return { user, password }
}

export interface LoggedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: { password?: string; [identityField: string]: string | undefined }
}

/** What the sandbox received for a user. */
export async function requestsOf(request: APIRequestContext, user: string): Promise<LoggedRequest[]> {
  const reply = await request.get(`${sandboxOrigin}/sandbox/requests`)
  const all = (await reply.json()) as LoggedRequest[]
  return all.filter(({ body }) => Object.values(body).includes(user))
}

const hashWith = (algorithm: string, text: string) => createHash(algorithm).update(text, 'utf8').digest('hex')

/** The form in which an API receives a password. */
export const sentPassword = ({ contract }: Pick<Variant, 'contract'>, password: string) =>
  contract.passwordAs === 'md5' ? hashWith('md5', password) : password

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
