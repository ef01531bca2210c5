import { mapValues } from '@/lib/map-values'
import { address, apiAddress, mapFrame, origin, type Place } from '@/lib/settings/addresses'
import { contact, email, phone } from '@/lib/settings/contacts'
import { headerName, headerValue } from '@/lib/settings/headers'
import { isExampleHost, isPublicHost } from '@/lib/settings/hosts'
import { isNeutralPhone, neutralAddressLine } from '@/lib/settings/neutral'
import { inBoth, prefixed, type Setting, type SettingTable } from '@/lib/settings/setting'
import {
  age,
  androidPackage,
  appleBundle,
  appleTeam,
  dataAttribute,
  date,
  days,
  fingerprints,
  menuPaths,
  repository,
  text,
  texts,
  verification,
} from '@/lib/settings/values'

import { type AppId, appIds, apps, settingPrefix, type Store } from './apps'

/*
 * Every setting of the owner, by the name of its environment variable. content/site.ts, the launch check, the workflow,
 * .env.example and docs/settings.md are made from this table; `npm run settings` writes the last two. Those of the apps are
 * made from content/apps.ts.
 */

const INERT = 'its link is shown as not available'
const NOT_SAID = 'the deletion page does not say it'
const NO_PASSWORD = 'phones do not offer the password of the app on its deletion page'

/** For a setting about which another one asks. */
const isDecided = { isUndecided: () => false }

/** A setting that says nothing until it is set. */
const optional = (title: string, kind: Setting['kind'], empty: string): Setting => ({ title, kind, neutral: '', empty })

const link = (title: string, example: string, place?: Place) => optional(title, address(example, place), INERT)

const isLocal = (value: string) => !isPublicHost(new URL(value).hostname)
const isTestKey = (value: string) => /(^|[^a-z])(sandbox|test|demo|example)([^a-z]|$)/i.test(value)

const firm = {
  SITE_URL: {
    title: 'Address of the site',
    kind: origin,
    neutral: 'https://www.example.com',
    blocks: 'firm',
    isUndecided: (value) => !value.startsWith('https:') || isLocal(value) || isExampleHost(new URL(value).hostname),
  },
  ...inBoth(
    'SITE_BRAND',
    { en: 'Nakhla Technologies', ar: 'نخلة للتقنيات' },
    { title: 'Name of the firm', kinds: texts, blocks: 'firm' },
  ),
  SITE_LOGO_URL: optional(
    'Logo, fitted into 200 × 150 px',
    address('https://www.example.com/logo.svg'),
    'the mark of art/brand and the name are shown',
  ),
} satisfies SettingTable

const contacts = {
  SITE_EMAIL: { title: 'E-mail', kind: email, neutral: 'hello@example.com', blocks: 'firm' },
  SITE_EMAIL_SECOND: { title: 'Second e-mail', kind: email, neutral: 'projects@example.com', blocks: 'firm' },
  SITE_PRIVACY_EMAIL: optional('E-mail for questions about personal data', email, 'SITE_EMAIL is used'),
  SITE_PHONE: {
    title: 'Phone',
    kind: phone,
    neutral: '+971 00 000 0000',
    blocks: 'firm',
    isUndecided: isNeutralPhone,
  },
  ...inBoth('SITE_ADDRESS_LINE_1', neutralAddressLine, {
    title: 'Address, first line',
    kinds: texts,
    blocks: 'firm',
  }),
  ...inBoth(
    'SITE_ADDRESS_LINE_2',
    { en: 'Dubai, United Arab Emirates', ar: 'دبي، الإمارات العربية المتحدة' },
    { title: 'Address, second line', kinds: texts, blocks: 'firm' },
  ),
  SITE_MAP_EMBED_URL: {
    title: 'Map in a frame',
    kind: mapFrame,
    neutral: 'https://www.openstreetmap.org/export/embed.html?bbox=55.10%2C25.05%2C55.45%2C25.30&layer=mapnik',
  },
  SITE_MAP_PAGE_URL: {
    title: 'Page of the map',
    kind: address('https://www.openstreetmap.org/#map=17/25.1850/55.2650'),
    neutral: 'https://www.openstreetmap.org/#map=11/25.1750/55.2750',
  },
  SITE_BOOKING_URL: optional(
    'Page on which visitors book a call',
    address('https://cal.example.com/firm'),
    'no page offers a booking',
  ),
} satisfies SettingTable

const footer = {
  SITE_LINKEDIN_URL: link('LinkedIn', 'https://www.linkedin.com/company/example', 'LinkedIn'),
  SITE_X_URL: link('X', 'https://x.com/example', 'X'),
  SITE_INSTAGRAM_URL: link('Instagram', 'https://www.instagram.com/example', 'Instagram'),
  SITE_YOUTUBE_URL: link('YouTube', 'https://www.youtube.com/@example', 'YouTube'),
  SITE_REFUND_POLICY_URL: link('Refund policy', 'https://www.example.com/refunds.pdf'),
} satisfies SettingTable

/** What an app's deletion page repeats from its store listing, and what lets a phone offer the app's password there. */
const listing = (id: AppId) =>
  ({
    ...inBoth('STORE_NAME', { en: '', ar: '' }, { title: 'Name in the stores', kinds: texts, empty: NOT_SAID }),
    STORE_DEVELOPER: optional('Developer in the stores', text, NOT_SAID),
    ...inBoth(
      'DELETION_PATH',
      { en: 'Settings > Account > Delete account', ar: 'الإعدادات > الحساب > حذف الحساب' },
      { title: 'Way to the deletion in the menu of the app', kinds: menuPaths },
    ),
    MINIMUM_AGE: {
      title: 'Minimum age',
      kind: age,
      neutral: apps[id].minimumAge,
      empty: 'the pages say nothing about age',
      blocks: 'law',
    },
    PRIVACY_URL: optional('Privacy policy of the app', address('https://www.example.com/app-privacy'), NOT_SAID),
    ANDROID_PACKAGE: {
      ...optional('Android package', androidPackage, NO_PASSWORD),
      needs: 'ANDROID_FINGERPRINTS',
    },
    ANDROID_FINGERPRINTS: {
      ...optional('Fingerprints of the certificates that sign it', fingerprints, NO_PASSWORD),
      ...isDecided,
      needs: 'ANDROID_PACKAGE',
    },
    IOS_TEAM_ID: { ...optional('Apple team id', appleTeam, NO_PASSWORD), needs: 'IOS_BUNDLE_ID' },
    IOS_BUNDLE_ID: { ...optional('iOS bundle id', appleBundle, NO_PASSWORD), ...isDecided, needs: 'IOS_TEAM_ID' },
  }) satisfies SettingTable

/** Without settings of its own the site calls the local sandbox. */
const apiSettings = (id: AppId) =>
  ({
    API_URL: {
      title: 'Address of the API',
      kind: apiAddress(apps[id].contract.path),
      neutral: `http://localhost:4010/${id}`,
      blocks: 'store',
      isUndecided: isLocal,
      isApi: true,
    },
    API_KEY: {
      title: 'Key of the API, which visitors can read',
      kind: headerValue,
      neutral: 'sandbox-key',
      blocks: 'store',
      isUndecided: isTestKey,
    },
  }) satisfies SettingTable

const storeLinks: Readonly<Record<Store, Setting>> = {
  ios: link('App at the App Store', 'https://apps.apple.com/ae/app/example/id1234567890', 'the App Store'),
  android: link('App at Google Play', 'https://play.google.com/store/apps/details?id=com.example.app', 'Google Play'),
}

/** The settings of all apps, each after the id and with the name of its app. */
function ofEachApp<Start extends string, Name extends string>(
  start: Start,
  settingsOf: (id: AppId) => Readonly<Record<Name, Setting>>,
) {
  const tables = appIds.map((id) => {
    const prefix = `${start}${settingPrefix(id)}_`
    const ofApp = (setting: Setting): Setting => ({
      ...setting,
      title: `${apps[id].name}: ${setting.title}`,
      ...(setting.needs && { needs: `${prefix}${setting.needs}` }),
    })
    return prefixed(prefix, mapValues<Name, Setting, Setting>(settingsOf(id), ofApp))
  })
  return Object.assign({}, ...tables) as Readonly<Record<`${Start}${Uppercase<AppId>}_${Name}`, Setting>>
}

type StoreSetting = {
  [Id in AppId]: `${Uppercase<Id>}_${Uppercase<(typeof apps)[Id]['stores'][number]>}_URL`
}[AppId]

const ofStores = Object.fromEntries(
  appIds.flatMap((id) =>
    apps[id].stores.map((store) => [
      storeSetting(id, store),
      { ...storeLinks[store], title: `${apps[id].name}: ${storeLinks[store].title}` },
    ]),
  ),
) as Readonly<Record<StoreSetting, Setting>>

/** The name of the setting with an app's address at a store. */
export function storeSetting(id: AppId, store: Store) {
  return `${settingPrefix(id)}_${store.toUpperCase()}_URL` as StoreSetting
}

const appSettings = { ...ofStores, ...ofEachApp('', listing) } satisfies SettingTable

const deletionApis = {
  ...ofEachApp('NEXT_PUBLIC_', apiSettings),
  NEXT_PUBLIC_API_KEY_HEADER: { title: 'Header that carries the keys', kind: headerName, neutral: 'x-api-key' },
} satisfies SettingTable

const period = (title: string, neutral: string): Setting => ({ title, kind: days, neutral, blocks: 'law' })

/** How long data of deleted accounts is kept. The deletion pages state it. */
const retention = {
  SITE_RETENTION_LIVE_DAYS: period('Days until an account is gone from the live systems', '30'),
  SITE_RETENTION_BACKUP_DAYS: period('Days until it is gone from backups', '90'),
  SITE_RETENTION_LOG_DAYS: period('Days until it is gone from logs', '180'),
  SITE_RETENTION_VAT_YEARS: period('Years for which VAT law keeps records', '5'),
  SITE_RETENTION_TAX_YEARS: period('Years for which tax law keeps records', '7'),
  SITE_RETENTION_AML_YEARS: period('Years for which money-laundering law keeps records', '5'),
} satisfies SettingTable

const operation = {
  SITE_SECURITY_CONTACT: optional('Where weaknesses are reported', contact, 'SITE_EMAIL is used'),
  // A fixed day: two builds of the same sources are the same.
  SITE_SECURITY_EXPIRES: {
    title: 'Day on which security.txt expires, less than a year ahead',
    kind: date,
    neutral: '2027-10-31',
    // The launch check looks at the day itself.
    ...isDecided,
  },
  SITE_REPORT_URL: optional(
    'Where browsers report violations of the Content-Security-Policy',
    address('https://reports.example.com/csp'),
    'they report to nobody',
  ),
  CMS_REPO: {
    ...optional('Repository on GitHub that the editor at /admin changes', repository, 'the site has no editor'),
    ...isDecided,
  },
  SITE_ANALYTICS_URL: optional(
    'Script that counts visits',
    address('https://counter.example.com/script.js'),
    'nothing counts visits',
  ),
  SITE_ANALYTICS_ATTRIBUTE: {
    ...optional('Attribute that the script reads', dataAttribute, 'the script has no attribute'),
    ...isDecided,
    needs: 'SITE_ANALYTICS_URL',
  },
  SITE_VERIFICATION_GOOGLE: optional('Token of Google’s search console', verification, 'no page has the tag'),
  SITE_VERIFICATION_BING: optional('Token of Bing’s webmaster tools', verification, 'no page has the tag'),
} satisfies SettingTable

/** The settings by chapter of docs/settings.md. */
export const settingGroups = {
  'The firm': firm,
  Contact: contacts,
  Footer: footer,
  Apps: appSettings,
  'Account-deletion APIs': deletionApis,
  'Retention of deleted accounts': retention,
  Operation: operation,
}

export const settings = { ...firm, ...contacts, ...footer, ...appSettings, ...deletionApis, ...retention, ...operation }

export type SettingName = keyof typeof settings
