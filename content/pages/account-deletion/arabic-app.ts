import type { DeletionAppParams } from './types'

const quoted = (text: string) => `«${text}»`

const plural = new Intl.PluralRules('ar')

/** "14 عامًا", "8 أعوام". */
const arabicAgeInYears = (years: string): string =>
  `${years} ${{ few: 'أعوام', many: 'عامًا' }[plural.select(Number(years)) as string] ?? 'عام'}`

/** How the stores name the app and its developer, as far as the owner has set it. */
export function arabicListing({ storeName, storeDeveloper }: DeletionAppParams): readonly string[] {
  const names = [
    ...(storeName ? [`اسم التطبيق ${quoted(storeName)}`] : []),
    ...(storeDeveloper ? [`اسم المطوّر ${quoted(storeDeveloper)}`] : []),
  ]
  return names.length > 0 ? [`في صفحة المتجر: ${names.join('، و')}.`] : []
}

export const arabicAge = (app: string, { minimumAge }: DeletionAppParams): string =>
  minimumAge ? `لا يُتاح تطبيق ${app} للأطفال دون ${arabicAgeInYears(minimumAge)}. ` : ''

export function arabicMenuSteps(app: string, { menu }: DeletionAppParams): readonly string[] {
  const way = menu.slice(0, -1)
  return [
    `افتح ${app} وسجّل الدخول.`,
    ...(way.length > 0 ? [`انتقل إلى ${way.map(quoted).join(' ثم ')}.`] : []),
    `اختر ${quoted(menu.at(-1) ?? '')} وأكّد هويتك.`,
  ]
}

export const arabicPrivacyLinks = (app: string, { privacyUrl }: DeletionAppParams) =>
  privacyUrl ? [{ title: `سياسة خصوصية ${app}`, href: privacyUrl }] : []
