import type { Point } from './point'

type Values = ReadonlyMap<string, string>

interface Setting {
  /** Its name in `site`, content/site.ts. */
  name: string
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

const isDecided = (name: string): Setting => ({ name, isDefault: () => false })
const neutral = (name: string, value: string): Setting => ({ name, isDefault: (now) => now === value })
const unset = (name: string, without: string): Setting => ({ ...neutral(name, ''), without })
const sandbox = (name: string, isDefault: Setting['isDefault']): Setting => ({ name, isDefault, chapter: 'sandbox' })
const fromEmail = (name: string): Setting => ({
  name,
  isDefault: (value, values) => value === values.get('SITE_EMAIL'),
  without: 'SITE_EMAIL stands in',
})

const optional = (setting: Setting): Setting => ({ ...setting, optional: true })
const legal = (setting: Setting): Setting => ({ ...setting, chapter: 'legal' })

const INERT = 'its link is shown as not available'

/** What each app's deletion page repeats from its store listing. */
function appSettings(app: 'swin' | 'lahfa', minimumAge: string): Readonly<Record<string, Setting>> {
  const UNNAMED = 'its deletion page does not say it'
  const settingsOfApp = {
    STORE_NAME_EN: optional(unset('storeName.en', UNNAMED)),
    STORE_NAME_AR: optional(unset('storeName.ar', UNNAMED)),
    STORE_DEVELOPER: optional(unset('storeDeveloper', UNNAMED)),
    MINIMUM_AGE: legal(neutral('minimumAge', minimumAge)),
    DELETION_PATH_EN: optional(neutral('deletionPath.en', 'Settings > Account > Delete account')),
    DELETION_PATH_AR: optional(neutral('deletionPath.ar', 'الإعدادات > الحساب > حذف الحساب')),
    PRIVACY_URL: optional(unset('privacyUrl', UNNAMED)),
  }
  return Object.fromEntries(
    Object.entries(settingsOfApp).map(([variable, setting]) => [
      `${app.toUpperCase()}_${variable}`,
      { ...setting, name: `apps.${app}.${setting.name}` },
    ]),
  )
}

/** Every setting by its environment variable, with the value it has until somebody decides. */
const settings: Readonly<Record<string, Setting>> = {
  SITE_URL: {
    name: 'url',
    isDefault: (value) => isLocal(value) || value.startsWith('http:'),
    without: 'needs an https address of its own',
  },
  SITE_BRAND_EN: neutral('brand.en', 'Nakhla Technologies'),
  SITE_BRAND_AR: neutral('brand.ar', 'نخلة للتقنيات'),
  SITE_LEGAL_NAME_EN: legal(unset('legalName.en', 'the brand stands in')),
  SITE_LEGAL_NAME_AR: legal(unset('legalName.ar', 'the brand stands in')),
  SITE_LICENCE_NUMBER: legal(unset('licenceNumber', 'pages and company profile do not name it')),
  SITE_TAX_NUMBER: legal(unset('taxNumber', 'pages and company profile do not name it')),
  SITE_SUPPORT_HOURS_EN: optional(unset('supportHours.en', 'the pages do not name them')),
  SITE_SUPPORT_HOURS_AR: optional(unset('supportHours.ar', 'the pages do not name them')),
  SITE_JURISDICTION: legal(neutral('jurisdiction', 'mainland')),
  SITE_LOGO_URL: optional(unset('logoUrl', 'the mark in art/brand stands there')),
  SITE_EMAIL: isDecided('emails[0]'),
  SITE_EMAIL_SECOND: isDecided('emails[1]'),
  SITE_PRIVACY_EMAIL: optional(fromEmail('privacyEmail')),
  SITE_SECURITY_CONTACT: optional(fromEmail('security.contact')),
  // dates.ts checks it.
  SITE_SECURITY_EXPIRES: isDecided('security.expires'),
  SITE_PHONE: { name: 'phone', isDefault: (value) => /^\+971[ 0]+$/.test(value) },
  SITE_ADDRESS_LINE_1_EN: neutral('addressLines[0].en', 'Office address, first line'),
  SITE_ADDRESS_LINE_1_AR: neutral('addressLines[0].ar', 'عنوان المكتب، السطر الأول'),
  SITE_ADDRESS_LINE_2_EN: neutral('addressLines[1].en', 'Dubai, United Arab Emirates'),
  SITE_ADDRESS_LINE_2_AR: neutral('addressLines[1].ar', 'دبي، الإمارات العربية المتحدة'),
  SITE_MAP_EMBED_URL: optional(
    neutral(
      'map.embedUrl',
      'https://www.openstreetmap.org/export/embed.html?bbox=55.10%2C25.05%2C55.45%2C25.30&layer=mapnik',
    ),
  ),
  SITE_MAP_PAGE_URL: optional(neutral('map.pageUrl', 'https://www.openstreetmap.org/#map=11/25.1750/55.2750')),
  SITE_REPORT_URL: optional(unset('reportUrl', 'violations of the policy are reported to nobody')),
  // With or without the editor at /admin: both are right.
  CMS_REPO: isDecided('cmsRepo'),
  SITE_REFUND_POLICY_URL: optional(unset('refundPolicyUrl', INERT)),
  SITE_LINKEDIN_URL: optional(unset('social.linkedin', INERT)),
  SITE_X_URL: optional(unset('social.x', INERT)),
  SITE_INSTAGRAM_URL: optional(unset('social.instagram', INERT)),
  SITE_YOUTUBE_URL: optional(unset('social.youtube', INERT)),
  SWIN_IOS_URL: optional(unset('stores.swin.ios', INERT)),
  SWIN_ANDROID_URL: optional(unset('stores.swin.android', INERT)),
  LAHFA_ANDROID_URL: optional(unset('stores.lahfa.android', INERT)),
  ...appSettings('swin', '13'),
  ...appSettings('lahfa', ''),
  SITE_RETENTION_LIVE_DAYS: legal(neutral('retention.liveDays', '30')),
  SITE_RETENTION_BACKUP_DAYS: legal(neutral('retention.backupDays', '90')),
  SITE_RETENTION_LOG_DAYS: legal(neutral('retention.logDays', '180')),
  SITE_RETENTION_VAT_YEARS: legal(neutral('retention.vatYears', '5')),
  SITE_RETENTION_TAX_YEARS: legal(neutral('retention.taxYears', '7')),
  SITE_RETENTION_AML_YEARS: legal(neutral('retention.amlYears', '5')),
  NEXT_PUBLIC_API_KEY_HEADER: optional(neutral('deletionApis.keyHeader', 'x-api-key')),
  NEXT_PUBLIC_SWIN_API_URL: sandbox('deletionApis.swin.url', isLocal),
  NEXT_PUBLIC_SWIN_API_KEY: sandbox('deletionApis.swin.key', isTestKey),
  NEXT_PUBLIC_LAHFA_API_URL: sandbox('deletionApis.lahfa.url', isLocal),
  NEXT_PUBLIC_LAHFA_API_KEY: sandbox('deletionApis.lahfa.key', isTestKey),
}

const MAX_VALUE = 60
const shortened = (value: string) => (value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value)

/** Stands in for a setting that is missing from the table: somebody must look at each one. */
const unknown: Setting = { name: 'add it to deploy/launch-check/settings.ts', isDefault: () => true }

/** The settings that nobody has decided yet, in the order of the table. */
export function undecidedSettings(values: Values): Point[] {
  const variables = [...new Set([...Object.keys(settings), ...values.keys()])].filter((variable) =>
    values.has(variable),
  )
  return variables.flatMap((variable) => {
    const value = values.get(variable) ?? ''
    const { name, isDefault, without, optional: isOptional, chapter = 'settings' } = settings[variable] ?? unknown
    if (!isDefault(value, values) && !isExample(value)) return []
    const now = [shortened(value) || 'not set', without].filter(Boolean).join('; ')
    // An example address of RFC 2606 is never an answer, whatever the setting is for.
    return [{ id: variable, chapter, blocks: !isOptional || isExample(value), lines: [name, now] }]
  })
}

export const knownSettings = Object.keys(settings)
