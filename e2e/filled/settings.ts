import { type AppId, appIds, apps, settingPrefix } from '@/content/apps'
import { type SettingName, settings } from '@/content/settings'
import { found } from '@/lib/found'

const fingerprint = Array.from({ length: 32 }, () => 'A1').join(':')

/** The settings of an app without what their names begin with. */
const ofApp = (id: AppId, index: number): Readonly<Record<string, string>> => ({
  IOS_URL: `https://apps.apple.com/ae/app/${id}-example/id0000000000`,
  ANDROID_URL: `https://play.google.com/store/apps/details?id=ae.example.${id}`,
  STORE_NAME_EN: `${apps[id].name}: help & more`,
  STORE_NAME_AR: `تطبيق ${apps[id].name} للجميع`,
  STORE_DEVELOPER: 'Oasis Apps L.L.C',
  DELETION_PATH_EN: 'More > My data > Delete',
  DELETION_PATH_AR: 'المزيد > بياناتي > حذف',
  MINIMUM_AGE: String(16 + index),
  PRIVACY_URL: `https://${id}.example.com/privacy`,
  ANDROID_PACKAGE: `com.example.${id}`,
  ANDROID_FINGERPRINTS: fingerprint,
  IOS_TEAM_ID: 'ABCDE12345',
  IOS_BUNDLE_ID: `com.example.${id}`,
  API_URL: `http://localhost:4010/${id}`,
  API_KEY: `f3b1c9d27a${index}`,
})

/** The settings of all apps. content/settings.ts names them. */
const ofApps = Object.fromEntries(
  appIds.flatMap((id, index) => {
    const beginning = new RegExp(`^(NEXT_PUBLIC_)?${settingPrefix(id)}_`)
    const own = Object.keys(settings).filter((name) => beginning.test(name))
    const values = ofApp(id, index)
    return own.map((name) => [
      name,
      found(values[name.replace(beginning, '')], `e2e/filled/settings.ts has no value of ${name}`),
    ])
  }),
)

type OfApp = `${'' | 'NEXT_PUBLIC_'}${Uppercase<AppId>}_${string}`

const ofFirm: Readonly<Record<Exclude<SettingName, OfApp>, string>> = {
  SITE_URL: 'https://www.oasis.example.com',
  SITE_BRAND_EN: 'Oasis of Excellence Information Systems',
  SITE_BRAND_AR: 'واحة التميّز لأنظمة المعلومات',
  SITE_LOGO_URL: 'https://static.oasis.example.com/logo.svg',
  SITE_EMAIL: 'contact@oasis.example.com',
  SITE_EMAIL_SECOND: 'tenders@oasis.example.com',
  SITE_PRIVACY_EMAIL: 'privacy@oasis.example.com',
  SITE_PHONE: '+971 4 000 0123',
  SITE_ADDRESS_LINE_1_EN: 'Office 2704, Example Tower B, Al Khaleej Street, Business Bay',
  SITE_ADDRESS_LINE_1_AR: 'مكتب 2704، برج المثال ب، شارع الخليج، الخليج التجاري',
  SITE_ADDRESS_LINE_2_EN: 'P.O. Box 000000, Dubai, United Arab Emirates',
  SITE_ADDRESS_LINE_2_AR: 'ص.ب. 000000، دبي، الإمارات العربية المتحدة',
  SITE_MAP_EMBED_URL: 'https://maps.example.com/embed?place=dubai',
  SITE_MAP_PAGE_URL: 'https://maps.example.com/place/dubai',
  SITE_BOOKING_URL: 'https://calls.example.com/oasis',
  SITE_LINKEDIN_URL: 'https://www.linkedin.com/company/oasis-example',
  SITE_X_URL: 'https://x.com/oasis_example',
  SITE_INSTAGRAM_URL: 'https://www.instagram.com/oasis_example',
  SITE_YOUTUBE_URL: 'https://www.youtube.com/@oasis-example',
  SITE_REFUND_POLICY_URL: 'https://files.example.com/refunds.pdf',
  NEXT_PUBLIC_API_KEY_HEADER: 'x-app-token',
  SITE_RETENTION_LIVE_DAYS: '14',
  SITE_RETENTION_BACKUP_DAYS: '35',
  SITE_RETENTION_LOG_DAYS: '365',
  SITE_RETENTION_VAT_YEARS: '6',
  SITE_RETENTION_TAX_YEARS: '8',
  SITE_RETENTION_AML_YEARS: '10',
  SITE_SECURITY_CONTACT: 'https://www.oasis.example.com/contact',
  SITE_SECURITY_EXPIRES: '2027-09-30',
  SITE_REPORT_URL: 'https://reports.example.com/csp',
  CMS_REPO: 'oasis-example/website',
  SITE_ANALYTICS_URL: 'https://counts.example.com/script.js',
  SITE_ANALYTICS_ATTRIBUTE: 'data-domain=www.oasis.example.com',
  SITE_VERIFICATION_GOOGLE: 'abcdefghijklmnopqrstuvwxyz0123456789',
  SITE_VERIFICATION_BING: '0123456789ABCDEF0123456789ABCDEF',
}

/**
 * Every setting with another value than the neutral one, as a firm of another name might set it. The addresses of the
 * deletion APIs stay those of the sandbox, which the browser tests call.
 */
export const filledSettings = { ...ofFirm, ...ofApps }
