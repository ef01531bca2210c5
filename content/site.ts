import type { Localized } from '@/lib/locale'
import {
  apiUrlCheck,
  isDays,
  isEmail,
  isHeaderName,
  isOptionalUrl,
  isOrigin,
  isPhone,
  isText,
  isUrl,
  settingsReader,
} from '@/lib/settings/settings-reader'

/*
 * What only the owner can know. Each value can be replaced here or, at build time, by the environment variable
 * named beside it. An address left empty ('') shows its link as not available.
 */
const { read, finish } = settingsReader(process.env, 'content/site.ts')

const bilingual = (name: string, english: string, arabic: string): Localized<string> => ({
  en: read(`${name}_EN`, english, isText),
  ar: read(`${name}_AR`, arabic, isText),
})

const url = read('SITE_URL', 'https://www.example.com', isOrigin)
const isApiUrl = apiUrlCheck(url)

export const site = {
  url,
  brand: bilingual('SITE_BRAND', 'Nakhla Technologies', 'نخلة للتقنيات'),
  /** Replaces the mark and the set name; shown in a slot of 200 x 150 px, never cropped. */
  logoUrl: read('SITE_LOGO_URL', '', isOptionalUrl),
  emails: [
    read('SITE_EMAIL', 'hello@example.com', isEmail),
    read('SITE_EMAIL_SECOND', 'projects@example.com', isEmail),
  ] as const,
  phone: read('SITE_PHONE', '+971 00 000 0000', isPhone),
  addressLines: [
    bilingual('SITE_ADDRESS_LINE_1', 'Office address, first line', 'عنوان المكتب، السطر الأول'),
    bilingual('SITE_ADDRESS_LINE_2', 'Dubai, United Arab Emirates', 'دبي، الإمارات العربية المتحدة'),
  ] as const,
  map: {
    embedUrl: read(
      'SITE_MAP_EMBED_URL',
      'https://www.openstreetmap.org/export/embed.html?bbox=55.10%2C25.05%2C55.45%2C25.30&layer=mapnik',
      isUrl,
    ),
    pageUrl: read('SITE_MAP_PAGE_URL', 'https://www.openstreetmap.org/#map=11/25.1750/55.2750', isUrl),
  },
  refundPolicyUrl: read('SITE_REFUND_POLICY_URL', '', isOptionalUrl),
  social: {
    linkedin: read('SITE_LINKEDIN_URL', '', isOptionalUrl),
    x: read('SITE_X_URL', '', isOptionalUrl),
    instagram: read('SITE_INSTAGRAM_URL', '', isOptionalUrl),
    youtube: read('SITE_YOUTUBE_URL', '', isOptionalUrl),
  },
  stores: {
    swin: {
      ios: read('SWIN_IOS_URL', '', isOptionalUrl),
      android: read('SWIN_ANDROID_URL', '', isOptionalUrl),
    },
    lahfa: { android: read('LAHFA_ANDROID_URL', '', isOptionalUrl) },
  },
  /** The defaults are the local sandbox; a site with a SITE_URL of its own is not built with them. */
  deletionApis: {
    keyHeader: read('NEXT_PUBLIC_API_KEY_HEADER', 'x-api-key', isHeaderName),
    swin: {
      url: read('NEXT_PUBLIC_SWIN_API_URL', 'http://localhost:4010/swin', isApiUrl),
      key: read('NEXT_PUBLIC_SWIN_API_KEY', 'sandbox-key', isText),
    },
    lahfa: {
      url: read('NEXT_PUBLIC_LAHFA_API_URL', 'http://localhost:4010/lahfa', isApiUrl),
      key: read('NEXT_PUBLIC_LAHFA_API_KEY', 'sandbox-key', isText),
    },
  },
  /** How long deleted accounts leave traces; printed on the deletion pages. */
  retention: {
    liveDays: Number(read('SITE_RETENTION_LIVE_DAYS', '30', isDays)),
    backupDays: Number(read('SITE_RETENTION_BACKUP_DAYS', '90', isDays)),
    logDays: Number(read('SITE_RETENTION_LOG_DAYS', '180', isDays)),
    vatYears: Number(read('SITE_RETENTION_VAT_YEARS', '5', isDays)),
    taxYears: Number(read('SITE_RETENTION_TAX_YEARS', '7', isDays)),
    amlYears: Number(read('SITE_RETENTION_AML_YEARS', '5', isDays)),
  },
}

finish()
