/** @jest-environment node */
import { appIds, settingPrefix } from './apps'

const environment = process.env

afterEach(() => {
  process.env = environment
})

function siteWith(settings: Record<string, string>): (typeof import('./site'))['site'] {
  process.env = { ...environment, ...settings }
  let site: (typeof import('./site'))['site'] | undefined
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports -- loads the module again, with these settings
    site = require('./site').site
  })
  if (!site) throw new Error('content/site.ts has no export "site"')
  return site
}

test('an environment variable replaces only its own default', () => {
  const defaults = siteWith({})
  const site = siteWith({ SITE_BRAND_AR: 'واحة', SITE_LINKEDIN_URL: 'https://linkedin.example/company/oasis' })
  expect(site.brand).toEqual({ ...defaults.brand, ar: 'واحة' })
  expect(site.social).toEqual({ ...defaults.social, linkedin: 'https://linkedin.example/company/oasis' })
  expect(site.phone).toBe(defaults.phone)
})

test('questions about privacy and reports of weaknesses go to the first address unless they have their own', () => {
  const first = siteWith({ SITE_EMAIL: 'info@firm.ae' })
  expect([first.privacyEmail, first.security.contact]).toEqual(['info@firm.ae', 'info@firm.ae'])
  const own = siteWith({ SITE_PRIVACY_EMAIL: 'privacy@firm.ae', SITE_SECURITY_CONTACT: 'https://www.firm.ae/report' })
  expect([own.privacyEmail, own.security.contact]).toEqual(['privacy@firm.ae', 'https://www.firm.ae/report'])
})

test('an empty variable says nothing about age', () => {
  expect(siteWith({ SWIN_MINIMUM_AGE: '' }).apps.swin.listing.minimumAge).toBe('')
})

test('the slots of a counter, a booking page, search consoles and the apps are off until they are set', () => {
  const { analytics, booking, verification, apps } = siteWith({})
  expect({ analytics, booking, verification }).toEqual({
    booking: { url: '' },
    verification: { google: '', bing: '' },
  })
  for (const { association } of Object.values(apps)) expect(association).toEqual({})
})

test('what these slots hold', () => {
  const fingerprint = Array.from({ length: 32 }, () => 'A1').join(':')
  const site = siteWith({
    SITE_ANALYTICS_URL: 'https://counter.firm.ae/script.js',
    SITE_ANALYTICS_ATTRIBUTE: 'data-site=a',
    SWIN_ANDROID_PACKAGE: 'ae.firm.swin',
    SWIN_ANDROID_FINGERPRINTS: `${fingerprint}, ${fingerprint}`,
    LAHFA_IOS_TEAM_ID: 'ABCDE12345',
    LAHFA_IOS_BUNDLE_ID: 'ae.firm.lahfa',
  })
  expect(site.analytics).toEqual({ url: 'https://counter.firm.ae/script.js', attributes: { 'data-site': 'a' } })
  expect(site.apps.swin.association).toEqual({
    android: { package: 'ae.firm.swin', fingerprints: [fingerprint, fingerprint] },
  })
  expect(site.apps.lahfa.association).toEqual({ ios: { appId: 'ABCDE12345.ae.firm.lahfa' } })
})

test('retention periods are numbers', () => {
  expect(siteWith({ SITE_RETENTION_LIVE_DAYS: '45' }).retention.liveDays).toBe(45)
})

test('one error names all invalid settings, with their values', () => {
  const settings = {
    SITE_URL: 'https://www.example.com/',
    SITE_LOGO_URL: 'logo.svg',
    SITE_EMAIL: 'hello',
    SITE_EMAIL_SECOND: 'projects@',
    SITE_PRIVACY_EMAIL: 'privacy',
    SITE_SECURITY_CONTACT: 'http://www.firm.ae/report',
    SITE_SECURITY_EXPIRES: 'next year',
    SITE_PHONE: '04 000 0000',
    SITE_MAP_EMBED_URL: '/map',
    SITE_REFUND_POLICY_URL: '#',
    SITE_X_URL: 'javascript:alert(1)',
    SWIN_IOS_URL: 'apps.apple.com',
    LAHFA_ANDROID_URL: 'play.google.com',
    NEXT_PUBLIC_API_KEY_HEADER: 'api key',
    NEXT_PUBLIC_SWIN_API_URL: 'localhost:4010',
    SITE_RETENTION_TAX_YEARS: 'seven',
    SWIN_MINIMUM_AGE: 'thirteen',
    LAHFA_PRIVACY_URL: '/privacy',
  }
  let reason = ''
  try {
    siteWith(settings)
  } catch (error) {
    reason = (error as Error).message
  }
  const named = Object.entries(settings).filter(([name, value]) =>
    reason.includes(`${name} = ${JSON.stringify(value)}`),
  )
  expect(named).toEqual(Object.entries(settings))
})

test.each([
  ['SITE_EMAIL', 'firm@gmail.com'],
  ['SITE_PHONE', '04 000 0000'],
])('throws an error with the name and value of %s where it alone is invalid', (name, value) => {
  expect(() => siteWith({ [name]: value })).toThrow(`${name} = ${JSON.stringify(value)}`)
})

describe('a site with a public SITE_URL', () => {
  const SITE_URL = 'https://www.firm.ae'
  const names = appIds.map((id) => `NEXT_PUBLIC_${settingPrefix(id)}_API_URL`)
  const addresses = Object.fromEntries(names.map((name, index) => [name, `https://api-${index}.firm.ae`]))

  test('throws without the address of the API of each app', () => {
    for (const name of names) expect(() => siteWith({ SITE_URL })).toThrow(name)
  })

  test.each(names)('throws where %s is not https', (name) => {
    const load = () => siteWith({ SITE_URL, ...addresses, [name]: 'http://api.firm.ae' })
    expect(load).toThrow(name)
    for (const other of names.filter((one) => one !== name)) expect(load).not.toThrow(other)
  })

  test('accepts public https addresses', () => {
    const site = siteWith({ SITE_URL, ...addresses })
    expect(Object.values(site.apps).map(({ api }) => api.url)).toEqual(Object.values(addresses))
  })
})
