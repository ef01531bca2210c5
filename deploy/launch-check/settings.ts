import type { Point } from './point'

type Values = ReadonlyMap<string, string>

interface Setting {
  /** Where it is in `site`, content/site.ts. */
  name: string
  /** Whether the value says that nobody has decided. */
  isDefault: (value: string, values: Values) => boolean
  /** What the site does without it. */
  without?: string
  kind?: Point['kind']
}

const is = (neutral: string) => (value: string) => value === neutral
const isUnset = is('')
const isSameAs = (name: string) => (value: string, values: Values) => value === values.get(name)
const isLocal = (value: string) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(value)
const isTestKey = (value: string) => /(^|[^a-z])(sandbox|test|demo|example)([^a-z]|$)/i.test(value)
/** Names that RFC 2606 keeps for examples. */
const isExample = (value: string) => /(^|[@/.])example(\.(com|net|org))?(\/|$)/.test(value)

const APPS = ['swin', 'lahfa'] as const
const MENU = { EN: 'Settings > Account > Delete account', AR: 'الإعدادات > الحساب > حذف الحساب' }
const MINIMUM_AGE = { swin: '13', lahfa: '' }
const UNNAMED = 'its deletion page does not say it'

/** What the deletion page of each app says as the store listing does. */
const appSettings: Readonly<Record<string, Setting>> = Object.fromEntries(
  APPS.flatMap((app): [string, Setting][] => {
    const variable = (name: string) => `${app.toUpperCase()}_${name}`
    const setting = (name: string) => `apps.${app}.${name}`
    return [
      [variable('STORE_NAME_EN'), { name: setting('storeName.en'), isDefault: isUnset, without: UNNAMED }],
      [variable('STORE_NAME_AR'), { name: setting('storeName.ar'), isDefault: isUnset, without: UNNAMED }],
      [variable('STORE_DEVELOPER'), { name: setting('storeDeveloper'), isDefault: isUnset, without: UNNAMED }],
      [variable('MINIMUM_AGE'), { name: setting('minimumAge'), isDefault: is(MINIMUM_AGE[app]) }],
      [variable('DELETION_PATH_EN'), { name: setting('deletionPath.en'), isDefault: is(MENU.EN) }],
      [variable('DELETION_PATH_AR'), { name: setting('deletionPath.ar'), isDefault: is(MENU.AR) }],
      [variable('PRIVACY_URL'), { name: setting('privacyUrl'), isDefault: isUnset, without: UNNAMED }],
    ]
  }),
)

const INERT = 'its link is shown as not available'

/** Every setting by its environment variable, with the value that it has until somebody decides. */
const settings: Readonly<Record<string, Setting>> = {
  SITE_URL: {
    name: 'url',
    isDefault: (value) => isLocal(value) || value.startsWith('http:'),
    without: 'needs an https address of its own',
  },
  SITE_BRAND_EN: { name: 'brand.en', isDefault: is('Nakhla Technologies') },
  SITE_BRAND_AR: { name: 'brand.ar', isDefault: is('نخلة للتقنيات') },
  SITE_LEGAL_NAME_EN: { name: 'legalName.en', isDefault: isUnset, without: 'the brand stands in' },
  SITE_LEGAL_NAME_AR: { name: 'legalName.ar', isDefault: isUnset, without: 'the brand stands in' },
  SITE_LICENCE_NUMBER: {
    name: 'licenceNumber',
    isDefault: isUnset,
    without: 'pages and company profile do not name it',
  },
  SITE_TAX_NUMBER: { name: 'taxNumber', isDefault: isUnset, without: 'pages and company profile do not name it' },
  SITE_SUPPORT_HOURS_EN: { name: 'supportHours.en', isDefault: isUnset, without: 'the pages do not name them' },
  SITE_SUPPORT_HOURS_AR: { name: 'supportHours.ar', isDefault: isUnset, without: 'the pages do not name them' },
  SITE_JURISDICTION: { name: 'jurisdiction', isDefault: is('mainland') },
  SITE_LOGO_URL: { name: 'logoUrl', isDefault: isUnset, without: 'the mark in art/brand stands there' },
  SITE_EMAIL: { name: 'emails[0]', isDefault: () => false },
  SITE_EMAIL_SECOND: { name: 'emails[1]', isDefault: () => false },
  SITE_PRIVACY_EMAIL: { name: 'privacyEmail', isDefault: isSameAs('SITE_EMAIL'), without: 'SITE_EMAIL stands in' },
  SITE_SECURITY_CONTACT: {
    name: 'security.contact',
    isDefault: isSameAs('SITE_EMAIL'),
    without: 'SITE_EMAIL stands in',
  },
  // security-txt.ts looks after it.
  SITE_SECURITY_EXPIRES: { name: 'security.expires', isDefault: () => false },
  SITE_PHONE: { name: 'phone', isDefault: (value) => /^\+971[ 0]+$/.test(value) },
  SITE_ADDRESS_LINE_1_EN: { name: 'addressLines[0].en', isDefault: is('Office address, first line') },
  SITE_ADDRESS_LINE_1_AR: { name: 'addressLines[0].ar', isDefault: is('عنوان المكتب، السطر الأول') },
  SITE_ADDRESS_LINE_2_EN: { name: 'addressLines[1].en', isDefault: is('Dubai, United Arab Emirates') },
  SITE_ADDRESS_LINE_2_AR: { name: 'addressLines[1].ar', isDefault: is('دبي، الإمارات العربية المتحدة') },
  SITE_MAP_EMBED_URL: {
    name: 'map.embedUrl',
    isDefault: is('https://www.openstreetmap.org/export/embed.html?bbox=55.10%2C25.05%2C55.45%2C25.30&layer=mapnik'),
  },
  SITE_MAP_PAGE_URL: {
    name: 'map.pageUrl',
    isDefault: is('https://www.openstreetmap.org/#map=11/25.1750/55.2750'),
  },
  SITE_REPORT_URL: {
    name: 'reportUrl',
    isDefault: isUnset,
    without: 'violations of the policy are reported to nobody',
  },
  SITE_REFUND_POLICY_URL: { name: 'refundPolicyUrl', isDefault: isUnset, without: INERT },
  SITE_LINKEDIN_URL: { name: 'social.linkedin', isDefault: isUnset, without: INERT },
  SITE_X_URL: { name: 'social.x', isDefault: isUnset, without: INERT },
  SITE_INSTAGRAM_URL: { name: 'social.instagram', isDefault: isUnset, without: INERT },
  SITE_YOUTUBE_URL: { name: 'social.youtube', isDefault: isUnset, without: INERT },
  SWIN_IOS_URL: { name: 'stores.swin.ios', isDefault: isUnset, without: INERT },
  SWIN_ANDROID_URL: { name: 'stores.swin.android', isDefault: isUnset, without: INERT },
  LAHFA_ANDROID_URL: { name: 'stores.lahfa.android', isDefault: isUnset, without: INERT },
  ...appSettings,
  SITE_RETENTION_LIVE_DAYS: { name: 'retention.liveDays', isDefault: is('30') },
  SITE_RETENTION_BACKUP_DAYS: { name: 'retention.backupDays', isDefault: is('90') },
  SITE_RETENTION_LOG_DAYS: { name: 'retention.logDays', isDefault: is('180') },
  SITE_RETENTION_VAT_YEARS: { name: 'retention.vatYears', isDefault: is('5') },
  SITE_RETENTION_TAX_YEARS: { name: 'retention.taxYears', isDefault: is('7') },
  SITE_RETENTION_AML_YEARS: { name: 'retention.amlYears', isDefault: is('5') },
  NEXT_PUBLIC_API_KEY_HEADER: { name: 'deletionApis.keyHeader', isDefault: is('x-api-key') },
  NEXT_PUBLIC_SWIN_API_URL: { name: 'deletionApis.swin.url', isDefault: isLocal, kind: 'sandbox' },
  NEXT_PUBLIC_SWIN_API_KEY: { name: 'deletionApis.swin.key', isDefault: isTestKey, kind: 'sandbox' },
  NEXT_PUBLIC_LAHFA_API_URL: { name: 'deletionApis.lahfa.url', isDefault: isLocal, kind: 'sandbox' },
  NEXT_PUBLIC_LAHFA_API_KEY: { name: 'deletionApis.lahfa.key', isDefault: isTestKey, kind: 'sandbox' },
}

const MAX_VALUE = 60
const shortened = (value: string) => (value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value)

/** A setting that is not in the table: every one of them must have been looked at. */
const unknown: Setting = { name: 'add it to deploy/launch-check/settings.ts', isDefault: () => true }

/** The settings in use that nobody has decided yet, in the order of the table. */
export function undecidedSettings(values: Values): Point[] {
  const variables = [...new Set([...Object.keys(settings), ...values.keys()])].filter((variable) =>
    values.has(variable),
  )
  return variables.flatMap((variable) => {
    const value = values.get(variable) ?? ''
    const { name, isDefault, without, kind = 'settings' } = settings[variable] ?? unknown
    if (!isDefault(value, values) && !isExample(value)) return []
    const now = [shortened(value) || 'not set', without].filter(Boolean).join('; ')
    return [{ id: variable, kind, lines: [name, now] }]
  })
}

/** The variables that this check knows. */
export const knownSettings = Object.keys(settings)
