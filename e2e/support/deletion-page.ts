import { createHash, randomUUID } from 'node:crypto'

import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test'

import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'

import { eachChangeIn } from './release'
import { started } from './started'

type Api = 'swin' | 'lahfa'

/** The words of docs/specification.md and their translations, deliberately not imported from the code. */
const words = {
  en: {
    identity: { swin: 'Username', lahfa: 'Email' },
    password: 'Password',
    submit: 'Delete my account',
    processing: 'Processing...',
    leaving: /^Your request is still being processed\. .* Leave the page\?$/,
    showPassword: 'Show password',
    needsScript: 'This form needs JavaScript.',
    broken: 'This form does not work at the moment',
    confirmation: 'Are you sure you want to delete your account? This action cannot be undone.',
    empty: 'Please fill in all fields',
    fieldErrors: {
      swin: 'Enter your username',
      lahfa: 'Enter your email address',
      password: 'Enter your password',
      emailFormat: 'Write the address in the form name@example.com',
    },
    errorTitle: /^Error: ./,
    email: 'Please enter a valid email address',
    failed: 'Account deletion failed: ',
    unknown: { swin: 'This Account Does Not Exist', lahfa: 'Unknown error.' },
    network: 'An error occurred while processing your request.',
    success: 'Your account has been successfully deleted.',
  },
  ar: {
    identity: { swin: 'اسم المستخدم', lahfa: 'البريد الإلكتروني' },
    password: 'كلمة المرور',
    submit: 'حذف حسابي',
    processing: 'جارٍ المعالجة...',
    leaving: /^ما زال طلبك قيد المعالجة\. .* هل تريد مغادرة الصفحة؟$/,
    showPassword: 'إظهار كلمة المرور',
    needsScript: 'يحتاج هذا النموذج إلى JavaScript.',
    broken: 'لا يعمل هذا النموذج الآن',
    confirmation: 'هل أنت متأكد من رغبتك في حذف حسابك؟ لا يمكن التراجع عن هذا الإجراء.',
    empty: 'يُرجى تعبئة جميع الحقول',
    fieldErrors: {
      swin: 'أدخل اسم المستخدم',
      lahfa: 'أدخل عنوان بريدك الإلكتروني',
      password: 'أدخل كلمة المرور',
      emailFormat: 'اكتب العنوان على هذا النحو: name@example.com',
    },
    errorTitle: /^خطأ: ./,
    email: 'يُرجى إدخال عنوان بريد إلكتروني صحيح',
    failed: 'تعذّر حذف الحساب: ',
    unknown: { swin: 'هذا الحساب غير موجود', lahfa: 'خطأ غير معروف.' },
    network: 'حدث خطأ أثناء معالجة طلبك.',
    success: 'تم حذف حسابك بنجاح.',
  },
} as const

const variant = (api: Api, locale: Locale) => ({
  api,
  locale,
  path: `${locale === 'ar' ? '/ar' : ''}/${api}-account`,
  words: { ...words[locale], identity: words[locale].identity[api], unknown: words[locale].unknown[api] },
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
