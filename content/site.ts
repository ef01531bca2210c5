import type { Localized } from '@/lib/locale'
import {
  checkAge,
  createApiUrlCheck,
  checkContact,
  checkDate,
  checkDays,
  checkEmail,
  checkHeaderName,
  checkHeaderValue,
  checkOptionalText,
  checkOptionalUrl,
  checkOrigin,
  checkPhone,
  checkRepository,
  checkText,
  checkUrl,
  settingsReader,
} from '@/lib/settings/settings-reader'

/*
 * The owner's settings. Replace the defaults here, or at build time by the environment variables named beside them. A
 * link with an empty address ('') is shown as not available.
 */
const { read, assertValid, values } = settingsReader(process.env, 'content/site.ts')

const readLocalized = (name: string, english: string, arabic: string, check = checkText): Localized<string> => ({
  en: read(`${name}_EN`, english, check),
  ar: read(`${name}_AR`, arabic, check),
})

const url = read('SITE_URL', 'https://www.example.com', checkOrigin)
const checkApiUrl = createApiUrlCheck(url)
const email = read('SITE_EMAIL', 'hello@example.com', checkEmail)

/** How an app appears in its stores and its menu, for its account-deletion page. */
const readApp = (app: 'SWIN' | 'LAHFA', minimumAge: string) => ({
  /** As in the store listing; '' leaves it out. */
  storeName: readLocalized(`${app}_STORE_NAME`, '', '', checkOptionalText),
  storeDeveloper: read(`${app}_STORE_DEVELOPER`, '', checkOptionalText),
  /** In years; '' says nothing about age. */
  minimumAge: read(`${app}_MINIMUM_AGE`, minimumAge, checkAge),
  /** The menu entries that lead to the deletion in the app, with '>' between them. */
  deletionPath: readLocalized(
    `${app}_DELETION_PATH`,
    'Settings > Account > Delete account',
    'الإعدادات > الحساب > حذف الحساب',
  ),
  /** Address of the app's privacy policy, as in the store listing; '' leaves it out. */
  privacyUrl: read(`${app}_PRIVACY_URL`, '', checkOptionalUrl),
})

const readApi = (app: 'SWIN' | 'LAHFA', sandbox: string) => ({
  url: read(`NEXT_PUBLIC_${app}_API_URL`, sandbox, checkApiUrl),
  key: read(`NEXT_PUBLIC_${app}_API_KEY`, 'sandbox-key', checkHeaderValue),
})

export const site = {
  url,
  brand: readLocalized('SITE_BRAND', 'Nakhla Technologies', 'نخلة للتقنيات'),
  /** Replaces the mark and the name in the header and footer; fitted into 200 x 150 px, not cropped. */
  logoUrl: read('SITE_LOGO_URL', '', checkOptionalUrl),
  emails: [email, read('SITE_EMAIL_SECOND', 'projects@example.com', checkEmail)] as const,
  /** Answers questions about personal data. */
  privacyEmail: read('SITE_PRIVACY_EMAIL', email, checkEmail),
  /** What /.well-known/security.txt says (RFC 9116). A fixed date: two builds of the same sources are the same. */
  security: {
    /** An email address or the https address of a form. */
    contact: read('SITE_SECURITY_CONTACT', email, checkContact),
    /** Less than a year ahead; whoever renews it confirms the contact. */
    expires: read('SITE_SECURITY_EXPIRES', '2027-10-31', checkDate),
  },
  phone: read('SITE_PHONE', '+971 00 000 0000', checkPhone),
  addressLines: [
    readLocalized('SITE_ADDRESS_LINE_1', 'Office address, first line', 'عنوان المكتب، السطر الأول'),
    readLocalized('SITE_ADDRESS_LINE_2', 'Dubai, United Arab Emirates', 'دبي، الإمارات العربية المتحدة'),
  ] as const,
  map: {
    embedUrl: read(
      'SITE_MAP_EMBED_URL',
      'https://www.openstreetmap.org/export/embed.html?bbox=55.10%2C25.05%2C55.45%2C25.30&layer=mapnik',
      checkUrl,
    ),
    pageUrl: read('SITE_MAP_PAGE_URL', 'https://www.openstreetmap.org/#map=11/25.1750/55.2750', checkUrl),
  },
  /** Where browsers report violations of the Content-Security-Policy, as a response header names it; '' for nowhere. */
  reportUrl: read('SITE_REPORT_URL', '', checkOptionalUrl),
  /** The repository on GitHub, owner/name, that the editor at /admin changes; '' leaves the editor out (docs/editing.md). */
  cmsRepo: read('CMS_REPO', '', checkRepository),
  refundPolicyUrl: read('SITE_REFUND_POLICY_URL', '', checkOptionalUrl),
  social: {
    linkedin: read('SITE_LINKEDIN_URL', '', checkOptionalUrl),
    x: read('SITE_X_URL', '', checkOptionalUrl),
    instagram: read('SITE_INSTAGRAM_URL', '', checkOptionalUrl),
    youtube: read('SITE_YOUTUBE_URL', '', checkOptionalUrl),
  },
  stores: {
    swin: {
      ios: read('SWIN_IOS_URL', '', checkOptionalUrl),
      android: read('SWIN_ANDROID_URL', '', checkOptionalUrl),
    },
    lahfa: { android: read('LAHFA_ANDROID_URL', '', checkOptionalUrl) },
  },
  apps: { swin: readApp('SWIN', '13'), lahfa: readApp('LAHFA', '') },
  /** The defaults are the local sandbox. The build fails if they are used with a public SITE_URL. */
  deletionApis: {
    keyHeader: read('NEXT_PUBLIC_API_KEY_HEADER', 'x-api-key', checkHeaderName),
    swin: readApi('SWIN', 'http://localhost:4010/swin'),
    lahfa: readApi('LAHFA', 'http://localhost:4010/lahfa'),
  },
  /** How long data of deleted accounts is kept; shown on the account-deletion pages. */
  retention: {
    liveDays: Number(read('SITE_RETENTION_LIVE_DAYS', '30', checkDays)),
    backupDays: Number(read('SITE_RETENTION_BACKUP_DAYS', '90', checkDays)),
    logDays: Number(read('SITE_RETENTION_LOG_DAYS', '180', checkDays)),
    vatYears: Number(read('SITE_RETENTION_VAT_YEARS', '5', checkDays)),
    taxYears: Number(read('SITE_RETENTION_TAX_YEARS', '7', checkDays)),
    amlYears: Number(read('SITE_RETENTION_AML_YEARS', '5', checkDays)),
  },
}

assertValid()

/** Every setting in use, by its environment variable. */
export const settingValues = values
