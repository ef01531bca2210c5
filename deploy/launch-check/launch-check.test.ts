/** @jest-environment node */
import { spawnSync } from 'node:child_process'

import { claimsIn } from '@/lib/claims'
import { content } from '@/content/content'
import { launch, PROMISE_KINDS } from '@/content/schema/claims'
import { exampleOwner } from '@/content/owner.fixture'

import { withAcceptances } from './accept'
import { expiringDocuments, oldTestRun, overdueSources, securityTxtExpiry } from './dates'
import { emptySlots } from './owner'
import { pagesWithPromises } from './promises'
import { report } from './report'
import { undecidedSettings } from './settings'
import { allPoints, launchState, type LaunchState } from './state'

const NOW = new Date('2026-12-01T09:00:00Z')

const FINGERPRINT = Array.from({ length: 32 }, () => 'A1').join(':')

/** Settings that a company might use. */
const decided = {
  SITE_URL: 'https://www.firm.ae',
  SITE_BRAND_EN: 'Palm Software',
  SITE_BRAND_AR: 'بالم للبرمجيات',
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
  SITE_BOOKING_URL: 'https://cal.firm.ae/call',
  SITE_ANALYTICS_URL: 'https://counter.firm.ae/script.js',
  SITE_VERIFICATION_GOOGLE: 'dGhpcyBpcyBhIHRva2Vu',
  SITE_VERIFICATION_BING: '0123456789ABCDEF0123456789ABCDEF',
  SWIN_ANDROID_PACKAGE: 'ae.firm.swin',
  SWIN_ANDROID_FINGERPRINTS: FINGERPRINT,
  SWIN_IOS_TEAM_ID: 'ABCDE12345',
  SWIN_IOS_BUNDLE_ID: 'ae.firm.swin',
  LAHFA_ANDROID_PACKAGE: 'ae.firm.lahfa',
  LAHFA_ANDROID_FINGERPRINTS: FINGERPRINT,
  LAHFA_IOS_TEAM_ID: 'ABCDE12345',
  LAHFA_IOS_BUNDLE_ID: 'ae.firm.lahfa',
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
  test('decided settings leave nothing open', () => {
    expect(undecidedSettings(new Map(Object.entries(decided)))).toEqual([])
  })

  test.each([
    ['SITE_EMAIL', 'info@example.com'],
    ['SITE_URL', 'https://www.example.com'],
    ['SITE_URL', 'http://localhost:3000'],
    ['SITE_URL', 'http://www.firm.ae'],
    ['SITE_PRIVACY_EMAIL', ''],
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

describe('owner’s slots', () => {
  test('reports each empty one by name, and blocks on those that a law requires', () => {
    const points = emptySlots({})
    expect(points).toContainEqual(
      expect.objectContaining({ id: 'owner/enquiries.whatsapp', blocks: false, lines: ['WhatsApp number'] }),
    )
    expect(points).toContainEqual(expect.objectContaining({ id: 'owner/redirects', blocks: false }))
    expect(points.filter(({ blocks }) => blocks).map(({ id }) => id)).toEqual([
      'owner/company.legalName',
      'owner/company.licence',
      'owner/company.taxNumber',
      'owner/enquiries.kept',
      'owner/enquiries.receivers',
      'owner/hosting.host',
      'owner/hosting.place',
      'owner/hosting.logDays',
      'owner/hosting.transfer',
      'owner/deletion.answerDays',
    ])
    for (const { lines } of points) expect(lines.join()).not.toBe('')
  })

  test('does not report a filled one', () => {
    const ids = emptySlots({ enquiries: { whatsapp: '+971 50 000 0000' } }).map(({ id }) => id)
    expect(ids).not.toContain('owner/enquiries.whatsapp')
    expect(ids).toContain('owner/enquiries.answers')
  })
})

describe('documents of the owner', () => {
  const { company } = exampleOwner
  const named = (now: string) => expiringDocuments(company, new Date(now)).map(({ lines: [name] }) => name)

  test('are named in the last 60 days, and do not block', () => {
    expect(named('2099-11-01')).toEqual([])
    expect(named('2099-11-02')).toEqual([
      'Trade licence',
      'In-Country Value (ICV)',
      'Professional indemnity insurance',
      'ISO/IEC 27001:2022',
      'ISO 9001:2015',
    ])
    const points = expiringDocuments(company, new Date('2099-12-01'))
    expect(points[0]).toMatchObject({ id: 'documents/licence', lines: ['Trade licence', 'valid until 2099-12-31'] })
    expect(points.some(({ blocks }) => blocks)).toBe(false)
  })

  test('are not missed where the owner has none', () => expect(expiringDocuments(undefined, NOW)).toEqual([]))
})

describe('security.txt', () => {
  test.each([
    ['2026-11-30', 'has expired'],
    ['2027-01-29', 'expires in 58 days'],
    ['2027-12-31', 'should within a year'],
  ])('reports one that expires on %s', (expires, words) => {
    expect(securityTxtExpiry(expires, NOW)[0]?.lines.join()).toContain(words)
  })

  test.each(['2027-01-31', '2027-11-30'])('accepts one that expires on %s', (expires) => {
    expect(securityTxtExpiry(expires, NOW)).toEqual([])
  })
})

test('a source is overdue once a year has passed since its last check', () => {
  const days = content.sources.map(({ checked }) => checked).sort()
  const nextYear = (day: string, hour: string) =>
    new Date(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}T${hour}:00:00Z`)
  expect(overdueSources(nextYear(days[0] ?? '', '00'))).toEqual([])
  expect(overdueSources(nextYear(days[0] ?? '', '01')).length).toBeGreaterThan(0)
  expect(overdueSources(nextYear(days.at(-1) ?? '', '01'))).toHaveLength(days.length)
})

test('reports an unconfirmed source, and blocks on any source after a year', () => {
  const sources = (now: Date) => allPoints(now).filter(({ chapter }) => chapter === 'sources')
  expect(sources(NOW)).toHaveLength(content.sources.filter(({ unconfirmed }) => unconfirmed).length)
  expect(sources(NOW).every(({ blocks, lines }) => !blocks && lines.join().endsWith('not confirmed since'))).toBe(true)
  expect(sources(new Date('2030-01-01'))[0]).toMatchObject({ blocks: true, id: expect.stringMatching(/^sources\//) })
})

test('reports the tests of the accessibility page after 90 days', () => {
  expect(oldTestRun('2026-09-02', NOW)).toEqual([])
  expect(oldTestRun('2026-09-01', NOW)[0]?.lines.join()).toContain('2026-09-01, 91 days ago')
  expect(allPoints(new Date('2030-01-01')).map(({ chapter }) => chapter)).toContain('tests')
})

test('gives every point its own id and puts blocking ones first', () => {
  const points = allPoints(new Date('2030-01-01'))
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
  expect(points.map(({ blocks }) => blocks)).toEqual(points.map(({ blocks }) => blocks).toSorted((a, b) => +b - +a))
})

describe('promises', () => {
  const pages = pagesWithPromises()

  test('lists each page with its sentences in both languages, the costliest first', () => {
    const deletion = pages.find(({ page }) => page === 'pages/swin-account')
    expect(deletion?.promises).toContainEqual({
      id: 'app-password',
      kind: 'law',
      needs: 'The API neither logs nor keeps it.',
      en: expect.stringContaining('used only to confirm this request'),
      ar: expect.stringContaining('لتأكيد هذا الطلب فقط'),
    })
    for (const { promises } of pages) {
      const order = promises.map(({ kind }) => PROMISE_KINDS.indexOf(kind))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      for (const { en, ar } of promises) expect([en.length > 5, ar.length > 5]).toEqual([true, true])
    }
  })

  test('some text names every promise and every source', () => {
    const named = pages.flatMap(({ promises }) => promises.map(({ id }) => id))
    expect(content.promises.filter(({ id }) => !named.includes(id))).toEqual([])
    const copies = [content.services, content.products, content.samples, content.pages].flatMap((folder) =>
      Object.values<{ copy: { en: unknown } }>(folder).map(({ copy }) => copy.en),
    )
    const cited = copies.flatMap((copy) => claimsIn(copy)).flatMap(({ sources }) => sources)
    expect(content.sources.filter(({ id }) => !cited.includes(id))).toEqual([])
  })
})

describe('acceptances', () => {
  const { promises } = launchState(NOW, [])
  const acceptor = { by: 'A. Owner, director' }
  const accepted = (...names: string[]) => withAcceptances([], names, acceptor, NOW)
  const pageOf = (state: LaunchState, page: string) => state.pages.find((one) => one.page === page)

  test('of a page or a kind close its promises', () => {
    const state = launchState(NOW, accepted('services/zta'))
    expect(pageOf(state, 'services/zta')).toBeUndefined()
    expect(state.promises.accepted).toBeGreaterThan(0)
    const law = launchState(NOW, accepted('law'))
    expect(law.pages.flatMap((page) => page.promises).filter(({ kind }) => kind === 'law')).toEqual([])
    const all = launchState(NOW, accepted(...PROMISE_KINDS))
    expect(all).toMatchObject({ pages: [], promises: { all: promises.all, accepted: promises.all } })
  })

  test('of a setting close it', () => {
    const values = launchState(NOW, accepted('SITE_MAP_PAGE_URL')).points.map(({ id }) => id)
    expect(values).not.toContain('SITE_MAP_PAGE_URL')
    expect(values).toContain('SITE_URL')
  })

  test('expire when the words change, which opens their page again', () => {
    const [acceptance] = accepted('services/zta')
    if (!acceptance) throw new Error('nothing was accepted')
    const changed = { ...acceptance, words: [{ of: 'services/zta', sign: '00000000' }] }
    const page = pageOf(launchState(NOW, [changed]), 'services/zta')
    expect(page).toMatchObject({ changedSince: { by: acceptor.by, date: '2026-12-01' } })
    expect(report(launchState(NOW, [changed]))).toContain(
      'Open again: its words have changed since A. Owner, director accepted them on 2026-12-01.',
    )
  })

  test('are written in the form of content/launch.yaml, each once', () => {
    const list = withAcceptances(accepted('services/zta', 'law'), ['law'], { ...acceptor, remark: 'Counsel' }, NOW)
    expect(list.map(({ what, remark }) => [what, remark])).toEqual([
      ['services/zta', undefined],
      ['law', 'Counsel'],
    ])
    // The day must not lie in the future.
    expect(launch.safeParse(list.map((one) => ({ ...one, date: '2026-11-24' }))).error).toBeUndefined()
  })

  test('need a name and something that exists', () => {
    expect(() => withAcceptances([], ['law'], { by: ' ' }, NOW)).toThrow('--by')
    expect(() => accepted('services/teapots')).toThrow('nothing to accept by the name "services/teapots"')
  })

  test('are reported when there is nothing left to accept', () => {
    const [acceptance] = accepted('law')
    if (!acceptance) throw new Error('nothing was accepted')
    const text = report(launchState(NOW, [{ ...acceptance, what: 'SITE_NEW' }]))
    expect(text).toContain('"SITE_NEW" is settled in another way')
  })
})

test('the report lists what blocks, then the pages, then the total', () => {
  const text = report(launchState(NOW, []))
  const places = [
    'THESE BLOCK THE LAUNCH',
    'SITE_URL',
    'TO BE DECIDED',
    'SITE_X_URL',
    'SENTENCES THAT',
    'services/zta (',
  ]
  const found = places.map((part) => text.indexOf(part))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found).not.toContain(-1)
  expect(text).toMatch(/Promises: 0 of \d+ accepted[^]*Blocking: \d+\.\nThe site is not ready for launch\.$/)
  const ready = { points: [], pages: [], promises: { all: 3, accepted: 3 }, unknown: [] }
  expect(report(ready)).toMatch(/Nothing blocks the launch\.$/)
})

const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'deploy/launch-check/main.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })

test('the command describes an invalid setting in words', () => {
  const { status, stderr } = run({ SITE_PHONE: '04 123' })
  expect(status).toBe(1)
  expect(stderr).toContain('SITE_PHONE = "04 123" is not a phone number')
  expect(stderr).not.toContain(' at ')
})

test('the command reads the settings as the build does, and fails while anything blocks', () => {
  // Set in the environment, so that the test still passes once the owner has filled in content/settings.ts.
  const undecided = {
    SITE_URL: 'https://www.example.com',
    SITE_BRAND_EN: 'Nakhla Technologies',
    NEXT_PUBLIC_SWIN_API_KEY: 'sandbox-key',
  }
  const { status, stdout, stderr } = run(undecided)
  expect([status, stderr]).toEqual([1, ''])
  for (const value of Object.values(undecided)) expect(stdout).toContain(value)
  expect(stdout).toContain('content/settings.ts')
  const withSettings = run(decided).stdout
  for (const variable of Object.keys(undecided)) expect(withSettings).not.toContain(variable)
})
