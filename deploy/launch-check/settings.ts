import { isNeutralPhone, neutralAddressLine } from '@/lib/settings/neutral'

import type { Point } from './point'

type Values = ReadonlyMap<string, string>

interface Setting {
  /** Whether the value shows that nobody has decided. */
  isDefault: (value: string, values: Values) => boolean
  /** What the site does without it. */
  without?: string
  optional?: true
  chapter?: Point['chapter']
}

const isLocal = (value: string) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(value)
const isTestKey = (value: string) => /(^|[^a-z])(sandbox|test|demo|example)([^a-z]|$)/i.test(value)
/** Names that RFC 2606 reserves for examples. */
const isExample = (value: string) => /(^|[@/.])example(\.(com|net|org))?(\/|$)/.test(value)

const decided: Setting = { isDefault: () => false }
const neutral = (value: string): Setting => ({ isDefault: (now) => now === value })
const unset = (without: string): Setting => ({ ...neutral(''), without })
const sandbox = (isDefault: Setting['isDefault']): Setting => ({ isDefault, chapter: 'sandbox' })
const fromEmail: Setting = {
  isDefault: (value, values) => value === values.get('SITE_EMAIL'),
  without: 'SITE_EMAIL stands in',
}

const optional = (setting: Setting): Setting => ({ ...setting, optional: true })
const legal = (setting: Setting): Setting => ({ ...setting, chapter: 'legal' })

const INERT = 'its link is shown as not available'

/** What each app's deletion page repeats from its store listing. */
function appSettings(app: 'SWIN' | 'LAHFA', minimumAge: string): Readonly<Record<string, Setting>> {
  const unnamed = optional(unset('its deletion page does not say it'))
  return {
    [`${app}_STORE_NAME_EN`]: unnamed,
    [`${app}_STORE_NAME_AR`]: unnamed,
    [`${app}_STORE_DEVELOPER`]: unnamed,
    [`${app}_MINIMUM_AGE`]: legal(neutral(minimumAge)),
    [`${app}_DELETION_PATH_EN`]: optional(neutral('Settings > Account > Delete account')),
    [`${app}_DELETION_PATH_AR`]: optional(neutral('الإعدادات > الحساب > حذف الحساب')),
    [`${app}_PRIVACY_URL`]: unnamed,
  }
}

/** Every setting by its environment variable, with the value it has until somebody decides. */
const settings: Readonly<Record<string, Setting>> = {
  SITE_URL: {
    isDefault: (value) => isLocal(value) || value.startsWith('http:'),
    without: 'needs an https address of its own',
  },
  SITE_BRAND_EN: neutral('Nakhla Technologies'),
  SITE_BRAND_AR: neutral('نخلة للتقنيات'),
  SITE_LOGO_URL: optional(unset('the mark in art/brand stands there')),
  SITE_EMAIL: decided,
  SITE_EMAIL_SECOND: decided,
  SITE_PRIVACY_EMAIL: optional(fromEmail),
  SITE_SECURITY_CONTACT: optional(fromEmail),
  // dates.ts checks it.
  SITE_SECURITY_EXPIRES: decided,
  SITE_PHONE: { isDefault: isNeutralPhone },
  SITE_ADDRESS_LINE_1_EN: neutral(neutralAddressLine.en),
  SITE_ADDRESS_LINE_1_AR: neutral(neutralAddressLine.ar),
  SITE_ADDRESS_LINE_2_EN: neutral('Dubai, United Arab Emirates'),
  SITE_ADDRESS_LINE_2_AR: neutral('دبي، الإمارات العربية المتحدة'),
  SITE_MAP_EMBED_URL: optional(
    neutral('https://www.openstreetmap.org/export/embed.html?bbox=55.10%2C25.05%2C55.45%2C25.30&layer=mapnik'),
  ),
  SITE_MAP_PAGE_URL: optional(neutral('https://www.openstreetmap.org/#map=11/25.1750/55.2750')),
  SITE_REPORT_URL: optional(unset('violations of the policy are reported to nobody')),
  // With or without the editor at /admin: both are right.
  CMS_REPO: decided,
  SITE_REFUND_POLICY_URL: optional(unset(INERT)),
  SITE_LINKEDIN_URL: optional(unset(INERT)),
  SITE_X_URL: optional(unset(INERT)),
  SITE_INSTAGRAM_URL: optional(unset(INERT)),
  SITE_YOUTUBE_URL: optional(unset(INERT)),
  SWIN_IOS_URL: optional(unset(INERT)),
  SWIN_ANDROID_URL: optional(unset(INERT)),
  LAHFA_ANDROID_URL: optional(unset(INERT)),
  ...appSettings('SWIN', '13'),
  ...appSettings('LAHFA', ''),
  SITE_RETENTION_LIVE_DAYS: legal(neutral('30')),
  SITE_RETENTION_BACKUP_DAYS: legal(neutral('90')),
  SITE_RETENTION_LOG_DAYS: legal(neutral('180')),
  SITE_RETENTION_VAT_YEARS: legal(neutral('5')),
  SITE_RETENTION_TAX_YEARS: legal(neutral('7')),
  SITE_RETENTION_AML_YEARS: legal(neutral('5')),
  NEXT_PUBLIC_API_KEY_HEADER: optional(neutral('x-api-key')),
  NEXT_PUBLIC_SWIN_API_URL: sandbox(isLocal),
  NEXT_PUBLIC_SWIN_API_KEY: sandbox(isTestKey),
  NEXT_PUBLIC_LAHFA_API_URL: sandbox(isLocal),
  NEXT_PUBLIC_LAHFA_API_KEY: sandbox(isTestKey),
}

const MAX_VALUE = 60
const shortened = (value: string) => (value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value)

/** Stands in for a setting that is missing from the table: somebody must look at each one. */
const unknown: Setting = { isDefault: () => true, without: 'add it to deploy/launch-check/settings.ts' }

/** The settings that nobody has decided yet, in the order of content/site.ts. */
export const undecidedSettings = (values: Values): Point[] =>
  [...values].flatMap(([variable, value]) => {
    const { isDefault, without, optional: isOptional, chapter = 'settings' } = settings[variable] ?? unknown
    if (!isDefault(value, values) && !isExample(value)) return []
    const now = [shortened(value) || 'not set', without].filter(Boolean).join('; ')
    // An example address of RFC 2606 is never an answer, whatever the setting is for.
    return [{ id: variable, chapter, blocks: !isOptional || isExample(value), lines: [now] }]
  })

export const knownSettings = Object.keys(settings)
