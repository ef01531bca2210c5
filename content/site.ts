import type { Localized } from '@/lib/locale'
import { mapValues, tableOf } from '@/lib/map-values'
import { readSettings } from '@/lib/settings/read-settings'
import { isUndecided } from '@/lib/settings/setting'

import { type AppId, appOf, apps, settingPrefix, type Store } from './apps'
import { settings, storeSetting } from './settings'

/** Every setting in use, by its environment variable. content/settings.ts says what each may be. */
export const settingValues = readSettings(settings, process.env, process.cwd())

type Name = keyof typeof settings
type Prefix = ReturnType<typeof settingPrefix>

const read = (name: Name) => settingValues.get(name) ?? ''

/** The value of a setting that the owner has decided on; undefined while it is the neutral one. */
export function decided(name: Name, values: ReadonlyMap<string, string> = settingValues): string | undefined {
  const value = values.get(name)
  return value === undefined || isUndecided(settings[name], value) ? undefined : value
}

type LocalizedName = Name extends infer Each ? (Each extends `${infer Stem}_EN` ? Stem : never) : never

const readLocalized = (name: LocalizedName): Localized<string> => ({ en: read(`${name}_EN`), ar: read(`${name}_AR`) })

const email = read('SITE_EMAIL')

/** How an app appears in its stores and its menu, for its account-deletion page. A text that is '' is left out. */
const readListing = (app: Prefix) => ({
  /** As in the store listing. */
  storeName: readLocalized(`${app}_STORE_NAME`),
  storeDeveloper: read(`${app}_STORE_DEVELOPER`),
  /** In years. */
  minimumAge: read(`${app}_MINIMUM_AGE`),
  /** The menu entries that lead to the deletion in the app, with '>' between them. */
  deletionPath: readLocalized(`${app}_DELETION_PATH`),
  /** Address of the app's privacy policy, as in the store listing. */
  privacyUrl: read(`${app}_PRIVACY_URL`),
})

/** What lets a phone offer an app's password on the site. A part is undefined while its settings are empty. */
function readAssociation(app: Prefix) {
  const [android, team] = [read(`${app}_ANDROID_PACKAGE`), read(`${app}_IOS_TEAM_ID`)]
  const fingerprints = read(`${app}_ANDROID_FINGERPRINTS`).split(/, ?/)
  return {
    android: android ? { package: android, fingerprints } : undefined,
    ios: team ? { appId: `${team}.${read(`${app}_IOS_BUNDLE_ID`)}` } : undefined,
  }
}

function readApp(id: AppId) {
  const app = settingPrefix(id)
  const stores: Partial<Record<Store, string>> = tableOf(apps[id].stores, (store) => read(storeSetting(id, store)))
  return {
    listing: readListing(app),
    /** Its address at each of its stores. */
    stores,
    association: readAssociation(app),
    api: { url: read(`NEXT_PUBLIC_${app}_API_URL`), key: read(`NEXT_PUBLIC_${app}_API_KEY`) },
  }
}

/** The one script that counts visits; undefined while there is none. */
function readAnalytics() {
  const url = read('SITE_ANALYTICS_URL')
  const [name = '', value = ''] = read('SITE_ANALYTICS_ATTRIBUTE').split(/=(.*)/)
  return url ? { url, attributes: name ? { [name]: value } : {} } : undefined
}

/** The owner's settings. A link whose address is '' is shown as not available. */
export const site = {
  url: read('SITE_URL'),
  brand: readLocalized('SITE_BRAND'),
  /** Replaces the mark and the name in the header and footer; fitted into 200 x 150 px, not cropped. */
  logoUrl: read('SITE_LOGO_URL'),
  emails: [email, read('SITE_EMAIL_SECOND')] as const,
  /** Answers questions about personal data. */
  privacyEmail: read('SITE_PRIVACY_EMAIL') || email,
  /** What /.well-known/security.txt says (RFC 9116). */
  security: {
    /** An email address or the https address of a form. */
    contact: read('SITE_SECURITY_CONTACT') || email,
    /** `YYYY-MM-DD` */
    expires: read('SITE_SECURITY_EXPIRES'),
  },
  phone: read('SITE_PHONE'),
  addressLines: [readLocalized('SITE_ADDRESS_LINE_1'), readLocalized('SITE_ADDRESS_LINE_2')] as const,
  map: { embedUrl: read('SITE_MAP_EMBED_URL'), pageUrl: read('SITE_MAP_PAGE_URL') },
  /** A page on which visitors book a call; '' for none. */
  booking: { url: read('SITE_BOOKING_URL') },
  /** Where browsers report violations of the Content-Security-Policy, as a response header names it; '' for nowhere. */
  reportUrl: read('SITE_REPORT_URL'),
  /** The repository on GitHub, owner/name, that the editor at /admin changes; '' leaves the editor out (docs/editing.md). */
  cmsRepo: read('CMS_REPO'),
  analytics: readAnalytics(),
  /** Tokens of the tags by which search consoles know the owner; '' for none. */
  verification: { google: read('SITE_VERIFICATION_GOOGLE'), bing: read('SITE_VERIFICATION_BING') },
  refundPolicyUrl: read('SITE_REFUND_POLICY_URL'),
  social: {
    linkedin: read('SITE_LINKEDIN_URL'),
    x: read('SITE_X_URL'),
    instagram: read('SITE_INSTAGRAM_URL'),
    youtube: read('SITE_YOUTUBE_URL'),
  },
  apps: mapValues(apps, (_app, id) => readApp(id)),
  /** The header that carries the key of an app's API. */
  keyHeader: read('NEXT_PUBLIC_API_KEY_HEADER'),
  /** How long data of deleted accounts is kept; shown on the account-deletion pages. */
  retention: {
    liveDays: Number(read('SITE_RETENTION_LIVE_DAYS')),
    backupDays: Number(read('SITE_RETENTION_BACKUP_DAYS')),
    logDays: Number(read('SITE_RETENTION_LOG_DAYS')),
    vatYears: Number(read('SITE_RETENTION_VAT_YEARS')),
    taxYears: Number(read('SITE_RETENTION_TAX_YEARS')),
    amlYears: Number(read('SITE_RETENTION_AML_YEARS')),
  },
}

/** The stores of a product with the addresses that the owner has set; of a product that is no app none. */
export function storeAddresses(product: string): readonly { store: Store; href: string }[] {
  const id = appOf(product)
  return id ? apps[id].stores.map((store) => ({ store, href: site.apps[id].stores[store] ?? '' })) : []
}
