/** @jest-environment node */
import { spawnSync } from 'node:child_process'

import { settingValues } from '@/content/site'

import { oldTestRun, securityTxtExpiry } from './dates'
import type { Point } from './point'
import { pointsToSettle } from './points'
import { report } from './report'
import { knownSettings, undecidedSettings } from './settings'
import { settle } from './settle'

const NOW = new Date('2026-12-01T09:00:00Z')

/** What a firm might set. */
const decided = {
  SITE_URL: 'https://www.firm.ae',
  SITE_BRAND_EN: 'Palm Software',
  SITE_BRAND_AR: 'بالم للبرمجيات',
  SITE_LEGAL_NAME_EN: 'Palm Software L.L.C',
  SITE_LEGAL_NAME_AR: 'بالم للبرمجيات ش.ذ.م.م',
  SITE_LICENCE_NUMBER: '123456',
  SITE_TAX_NUMBER: '100000000000003',
  SITE_SUPPORT_HOURS_EN: 'Every day, 08:00 to 20:00',
  SITE_SUPPORT_HOURS_AR: 'كل يوم من 08:00 إلى 20:00',
  SITE_JURISDICTION: 'difc',
  SITE_LOGO_URL: 'https://www.firm.ae/logo.svg',
  SITE_EMAIL: 'info@firm.ae',
  SITE_EMAIL_SECOND: 'sales@firm.ae',
  SITE_PRIVACY_EMAIL: 'privacy@firm.ae',
  SITE_SECURITY_CONTACT: 'security@firm.ae',
  SITE_PHONE: '+971 4 123 4567',
  SITE_ADDRESS_LINE_1_EN: 'Office 1203, Palm Tower',
  SITE_ADDRESS_LINE_1_AR: 'مكتب 1203، برج بالم',
  SITE_ADDRESS_LINE_2_EN: 'Business Bay, Dubai',
  SITE_ADDRESS_LINE_2_AR: 'الخليج التجاري، دبي',
  SITE_MAP_EMBED_URL: 'https://www.openstreetmap.org/export/embed.html?bbox=55.26%2C25.18%2C55.27%2C25.19',
  SITE_MAP_PAGE_URL: 'https://www.openstreetmap.org/#map=17/25.1850/55.2650',
  SITE_REPORT_URL: 'https://reports.firm.ae/csp',
  SITE_REFUND_POLICY_URL: 'https://www.firm.ae/refunds.pdf',
  SITE_LINKEDIN_URL: 'https://linkedin.com/company/firm',
  SITE_X_URL: 'https://x.com/firm',
  SITE_INSTAGRAM_URL: 'https://instagram.com/firm',
  SITE_YOUTUBE_URL: 'https://youtube.com/@firm',
  SWIN_IOS_URL: 'https://apps.apple.com/ae/app/swin/id1',
  SWIN_ANDROID_URL: 'https://play.google.com/store/apps/details?id=ae.firm.swin',
  LAHFA_ANDROID_URL: 'https://play.google.com/store/apps/details?id=ae.firm.lahfa',
  SWIN_STORE_NAME_EN: 'Swin: train to succeed',
  SWIN_STORE_NAME_AR: 'swin: تدرّب لتنجح',
  SWIN_STORE_DEVELOPER: 'Palm Software L.L.C',
  SWIN_MINIMUM_AGE: '16',
  SWIN_DELETION_PATH_EN: 'Profile > Delete account',
  SWIN_DELETION_PATH_AR: 'الملف الشخصي > حذف الحساب',
  SWIN_PRIVACY_URL: 'https://www.firm.ae/swin-privacy',
  LAHFA_STORE_NAME_EN: 'Lahfa',
  LAHFA_STORE_NAME_AR: 'لهفة',
  LAHFA_STORE_DEVELOPER: 'Palm Software L.L.C',
  LAHFA_MINIMUM_AGE: '18',
  LAHFA_DELETION_PATH_EN: 'Profile > Delete account',
  LAHFA_DELETION_PATH_AR: 'الملف الشخصي > حذف الحساب',
  LAHFA_PRIVACY_URL: 'https://www.firm.ae/lahfa-privacy',
  NEXT_PUBLIC_API_KEY_HEADER: 'x-firm-key',
  NEXT_PUBLIC_SWIN_API_URL: 'https://api.firm.ae/swin',
  NEXT_PUBLIC_SWIN_API_KEY: 'f3b1c9d27a',
  NEXT_PUBLIC_LAHFA_API_URL: 'https://api.firm.ae/lahfa',
  NEXT_PUBLIC_LAHFA_API_KEY: '0c44e1a9b2',
  SITE_RETENTION_LIVE_DAYS: '14',
  SITE_RETENTION_BACKUP_DAYS: '60',
  SITE_RETENTION_LOG_DAYS: '365',
  SITE_RETENTION_VAT_YEARS: '6',
  SITE_RETENTION_TAX_YEARS: '8',
  SITE_RETENTION_AML_YEARS: '10',
}

describe('settings', () => {
  test('every setting of content/site.ts is known to the check, and no other', () => {
    expect([...knownSettings].sort()).toEqual([...settingValues.keys()].sort())
  })

  test('settings that are decided are no point', () => {
    expect(undecidedSettings(new Map(Object.entries(decided)))).toEqual([])
  })

  test('an unknown setting is a point', () => {
    expect(undecidedSettings(new Map([['SITE_NEW', 'x']]))).toMatchObject([{ id: 'SITE_NEW' }])
  })

  test.each([
    ['SITE_EMAIL', 'info@example.com'],
    ['SITE_URL', 'https://www.example.com'],
    ['SITE_URL', 'http://localhost:3000'],
    ['SITE_URL', 'http://www.firm.ae'],
    ['SITE_PRIVACY_EMAIL', decided.SITE_EMAIL],
    ['SITE_PHONE', '+971 00 000 0000'],
    ['NEXT_PUBLIC_SWIN_API_URL', 'http://localhost:5010/swin'],
    ['NEXT_PUBLIC_LAHFA_API_KEY', 'sandbox-key'],
    ['NEXT_PUBLIC_LAHFA_API_KEY', 'pk_test_0c44e1a9'],
    ['SITE_X_URL', ''],
  ])('%s is not decided by "%s"', (variable, value) => {
    const points = undecidedSettings(new Map(Object.entries({ ...decided, [variable]: value })))
    expect(points.map(({ id }) => id)).toEqual([variable])
  })
})

describe('security.txt', () => {
  test.each([
    ['2026-11-30', 'has expired'],
    ['2027-01-29', 'expires in 58 days'],
    ['2027-12-31', 'should within a year'],
  ])('a point where it expires on %s', (expires, words) => {
    expect(securityTxtExpiry(expires, NOW)[0]?.lines.join()).toContain(words)
  })

  test.each(['2027-01-31', '2027-11-30'])('none where it expires on %s', (expires) => {
    expect(securityTxtExpiry(expires, NOW)).toEqual([])
  })
})

test('facts are a point after a year', () => {
  const facts = (now: Date) => pointsToSettle(now).filter(({ kind }) => kind === 'facts')
  expect(facts(NOW)).toEqual([])
  expect(facts(new Date('2030-01-01'))[0]?.lines.join()).toContain('last checked on')
})

test('the tests of the accessibility page are a point after 90 days', () => {
  expect(oldTestRun('2026-09-02', NOW)).toEqual([])
  expect(oldTestRun('2026-09-01', NOW)[0]?.lines.join()).toContain('2026-09-01, 91 days ago')
  expect(pointsToSettle(new Date('2030-01-01')).map(({ kind }) => kind)).toContain('tests')
})

test('every point has an id of its own', () => {
  const ids = pointsToSettle(new Date('2030-01-01')).map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe('acceptances', () => {
  const points: Point[] = [
    { id: 'SITE_X_URL', kind: 'settings', lines: ['social.x', 'not set'] },
    {
      id: 'vapt/retest#12ab',
      kind: 'promises',
      group: '/x',
      lines: ['“We test again.”', '«نعيد الاختبار»', 'Needs: Time.'],
    },
  ]
  const acceptance = { ids: ['SITE_X_URL'], by: 'A. Owner', date: '2026-11-30', remark: 'No account there' }
  const errorsOf = (change: Partial<typeof acceptance>) => settle(points, [{ ...acceptance, ...change }], NOW).errors

  test('take their points away', () => {
    const { open, accepted, errors } = settle(points, [acceptance], NOW)
    expect([open.map(({ id }) => id), accepted, errors]).toEqual([['vapt/retest#12ab'], 1, []])
  })

  test.each([
    [{ ids: ['SITE_Y_URL'] }, 'content/launch.ts: "SITE_Y_URL": there is no such point'],
    [{ ids: ['vapt/retest#9999'] }, 'its id is now "vapt/retest#12ab"'],
    [{ ids: ['SITE_X_URL', 'SITE_X_URL'] }, '"SITE_X_URL" is accepted twice'],
    [{ by: ' ' }, 'has no name'],
    [{ remark: '' }, 'has no remark'],
    [{ date: 'today' }, 'is not a date'],
    [{ date: '2026-12-24' }, 'is in the future'],
  ])('%j is an error', (change, words) => {
    expect(errorsOf(change)).toEqual([expect.stringContaining(words)])
  })

  test('the report counts what is open and says what is wrong', () => {
    const text = report(settle(points, [{ ...acceptance, ids: ['SITE_Y_URL'] }], NOW))
    expect(text).toContain('  SITE_X_URL                   social.x                     not set')
    expect(text).toContain('“We test again.”')
    expect(text).toContain('Needs: Time.')
    expect(text).toContain('content/launch.ts: "SITE_Y_URL"')
    expect(text).toMatch(/Open: 2 \(1 settings, 1 sentences\)\.\nThe site is not ready for launch\.$/)
  })

  test('when everything is accepted the site is ready, unless an acceptance is wrong', () => {
    const all = { ...acceptance, ids: points.map(({ id }) => id) }
    expect(report(settle(points, [all], NOW))).toBe('Accepted: 2. Nothing is open.\nThe site is ready for launch.')
    expect(report(settle(points, [all, { ...all, ids: ['x'] }], NOW))).toMatch(/not ready for launch\.$/)
  })
})

const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'deploy/launch-check/main.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })

test('the command names a wrong setting in words', () => {
  const { status, stderr } = run({ SITE_PHONE: '04 123' })
  expect(status).toBe(1)
  expect(stderr).toContain('SITE_PHONE = "04 123" is not a phone number')
  expect(stderr).not.toContain(' at ')
})

test('the command reads the settings as the build does, and fails while anything is open', () => {
  // Set in the environment, so that the test holds when the owner has filled in content/site.ts.
  const undecided = {
    SITE_URL: 'https://www.example.com',
    SITE_BRAND_EN: 'Nakhla Technologies',
    NEXT_PUBLIC_SWIN_API_KEY: 'sandbox-key',
  }
  const { status, stdout, stderr } = run(undecided)
  expect([status, stderr]).toEqual([1, ''])
  for (const value of Object.values(undecided)) expect(stdout).toContain(value)
  expect(stdout).toContain('content/site.ts')
  const withSettings = run(decided).stdout
  for (const variable of Object.keys(undecided)) expect(withSettings).not.toContain(variable)
})
