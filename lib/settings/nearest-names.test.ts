/** @jest-environment node */
import { nearestNames } from './nearest-names'
import { isMisspeltName, isMisspeltVariable } from './unknown-names'

const KNOWN = [
  'SITE_URL',
  'SITE_BRAND_EN',
  'SITE_BRAND_AR',
  'SITE_PHONE',
  'SWIN_MINIMUM_AGE',
  'NEXT_PUBLIC_API_KEY_HEADER',
  'NEXT_PUBLIC_SWIN_API_URL',
  'NEXT_PUBLIC_LAHFA_API_URL',
  'CMS_REPO',
]

test.each([
  ['SITE_BRAND', ['SITE_BRAND_EN', 'SITE_BRAND_AR']],
  ['site_brand_en', ['SITE_BRAND_EN']],
  ['SITE-BRAND-EN', ['SITE_BRAND_EN']],
  ['SWIN_API_URL', ['NEXT_PUBLIC_SWIN_API_URL']],
  ['NEXT_PUBLIC_SITE_URL', ['SITE_URL']],
  ['STIE_PHONE', ['SITE_PHONE']],
  ['SWIN_MINIMUN_AGE', ['SWIN_MINIMUM_AGE']],
  ['SITE_COLOUR_OF_THE_SKY', []],
])('the names nearest to %s are %j', (name, nearest) => {
  expect(nearestNames(name, KNOWN)).toEqual(nearest)
})

/** Of the machine, of npm, of Next, of hosts and of this project’s tests. */
const OF_OTHERS =
  `PATH HOME NODE_ENV PORT HOST SANDBOX_PORT OWNER_FILE CI GITHUB_TOKEN npm_config_cache npm_package_name
  NEXT_TELEMETRY_DISABLED __NEXT_PROCESSED_ENV NEXT_PUBLIC_VERCEL_URL NEXT_PUBLIC_VERCEL_ENV VERCEL_URL CF_PAGES_URL
  NETLIFY SITE_ID SITE_NAME URL DEPLOY_URL SITE_SERVER WEBSITE_SITE_NAME DEPLOY_HOST EMAIL CMSROOT`.split(/\s+/)

test('variables of others are no misspelt settings', () => {
  expect([...OF_OTHERS, ...KNOWN].filter((name) => isMisspeltVariable(name, KNOWN))).toEqual([])
})

test('misspelt settings are found in the environment and in files', () => {
  const misspelt = ['SITE_BRAND', 'site_brand_en', 'Site_Url', 'SWIN_API_URL', 'API_KEY_HEADER', 'CMS_REPOSITORY']
  expect(misspelt.filter((name) => !isMisspeltVariable(name, KNOWN))).toEqual([])
  // A file of settings holds few other variables.
  const inFile = [...misspelt, 'SIET_URL', 'PHONE', 'SITE_NAME']
  expect(inFile.filter((name) => !isMisspeltName(name, KNOWN))).toEqual([])
  expect(
    ['SITE_SERVER', 'SANDBOX_PORT', 'NODE_OPTIONS', 'DATABASE_URL'].filter((name) => isMisspeltName(name, KNOWN)),
  ).toEqual([])
})
