/** @jest-environment node */
import { content } from '@/content/content'
import { exampleOwner } from '@/content/owner.fixture'
import { deletionPaths } from '@/content/page-paths'
import { type Acceptance, launch, PROMISE_KINDS } from '@/content/schema/claims'
import { addDays, today } from '@/lib/day'

import { withAcceptances } from './acceptances'
import { documentDates, securityTxtDate, sourceDates, testDate } from './dates'
import { emptySlots, undecidedSettings } from './points'
import { pagesWithPromises } from './promises'
import { dateList, report, sentencesOf } from './report'
import { blocking, launchState } from './state'
import { unusedClaims } from './unused'

const acceptance = (what: string, date = today()): Acceptance => ({ what, by: 'A. Owner, director', date })

describe('settings', () => {
  const ids = (variable: string, value: string) => undecidedSettings(new Map([[variable, value]])).map(({ id }) => id)

  test.each([
    ['SITE_EMAIL', 'info@example.com'],
    ['SITE_URL', 'http://localhost:3000'],
    ['SITE_URL', 'http://www.firm.ae'],
    ['SITE_PHONE', '+971 00 000 0000'],
    ['NEXT_PUBLIC_SWIN_API_URL', 'http://localhost:5010/swin'],
    ['NEXT_PUBLIC_LAHFA_API_KEY', 'pk_test_0c44e1a9'],
    ['SITE_X_URL', ''],
  ])('%s is not decided by "%s"', (variable, value) => expect(ids(variable, value)).toContain(variable))

  test.each([
    ['SITE_EMAIL', 'info@firm.ae'],
    ['SITE_URL', 'https://www.firm.ae'],
    ['SITE_PHONE', '+971 4 123 4567'],
    ['NEXT_PUBLIC_SWIN_API_URL', 'https://api.firm.ae/swin'],
    ['NEXT_PUBLIC_LAHFA_API_KEY', '0c44e1a9b2'],
    ['SITE_X_URL', 'https://x.com/firm'],
  ])('%s is decided by "%s"', (variable, value) => expect(ids(variable, value)).not.toContain(variable))

  test('name and address of the firm, facts of law and the deletion of accounts block, a missing link does not', () => {
    const blocks = new Map(undecidedSettings(new Map()).map(({ id, blocks }) => [id, blocks]))
    for (const id of ['SITE_URL', 'SWIN_MINIMUM_AGE', 'NEXT_PUBLIC_SWIN_API_URL']) expect(blocks.get(id)).toBe(true)
    for (const id of ['SITE_X_URL', 'SITE_LOGO_URL']) expect(blocks.get(id)).toBe(false)
  })
})

describe('owner’s slots', () => {
  test('each empty one has a title, and those that a law requires block', () => {
    const points = emptySlots({})
    for (const { text } of points) expect(text).not.toBe('')
    const legal = points.filter(({ blocks }) => blocks).map(({ id }) => id)
    expect(legal).toContain('company.licence')
    expect(legal).toContain('deletion.answerDays')
    expect(points).toContainEqual({ id: 'redirects', text: 'Redirects of an old site', blocks: false })
  })

  test('filled ones are left out, a lapsed licence too', () => {
    const licence = exampleOwner.company?.licence
    const owner = { company: { licence: licence && { ...licence, expires: '2020-01-01' } } }
    const ids = emptySlots({ ...owner, enquiries: { whatsapp: '+971 50 000 0000' } }).map(({ id }) => id)
    expect(ids).not.toContain('enquiries.whatsapp')
    expect(ids).not.toContain('company.licence')
    expect(ids).toContain('enquiries.answers')
  })
})

describe('dates', () => {
  const { company } = exampleOwner
  const LAST = '2099-12-31'

  test('documents are named in the last 60 days and once they have lapsed', () => {
    expect(documentDates(addDays(LAST, -60), company)).toEqual([])
    expect(documentDates(addDays(LAST, -59), company)).toHaveLength(5)
    expect(documentDates(LAST, company)[0]).toContain(`Trade licence is valid until ${LAST}, and leaves the pages`)
    expect(documentDates('2100-01-01', company)[0]).toContain('no page shows it any more')
    expect(documentDates(LAST, undefined)).toEqual([])
  })

  test.each([
    ['2026-11-30', 'has passed'],
    ['2026-12-01', 'expires soon'],
    ['2027-01-29', 'expires soon'],
    ['2027-12-01', 'lies more than a year ahead'],
  ])('security.txt is named if its day is %s', (expires, words) => {
    const [line] = securityTxtDate('2026-12-01', expires)
    expect(line).toContain(words)
    expect(line).toContain('set SITE_SECURITY_EXPIRES to 2027-11-30 or earlier')
  })

  test.each(['2027-01-30', '2027-11-30'])('security.txt may last until %s', (expires) => {
    expect(securityTxtDate('2026-12-01', expires)).toEqual([])
  })

  test('the tests of the accessibility page are named after 90 days', () => {
    expect(testDate('2026-12-01', '2026-09-02')).toEqual([])
    expect(testDate('2026-12-01', '2026-09-01')[0]).toContain('last ran on 2026-09-01')
  })

  test('a source is named once a year has passed since somebody looked it up', () => {
    const source = { id: 'nist', document: 'SP 800-207', checked: '2026-11-01' }
    expect(sourceDates('2027-11-01', [source])).toEqual([])
    expect(sourceDates('2027-11-02', [source])).toEqual(['SP 800-207 (nist) was last looked up on 2026-11-01.'])
  })
})

describe('promises', () => {
  const pages = pagesWithPromises()

  test('each page has its sentences in both languages, the costliest first', () => {
    const deletion = pages.find(({ page }) => page === `pages${Object.values(deletionPaths)[0]}`)
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

  test('those that a page left behind are named', () => {
    const left = { id: 'of-a-page-that-went', kind: 'product', needs: 'It works.' } as const
    expect(unusedClaims([...content.promises, left]).filter((id) => !unusedClaims().includes(id))).toEqual([left.id])
    const used = pages.flatMap(({ promises }) => promises.map(({ id }) => id))
    expect(unusedClaims().filter((id) => used.includes(id))).toEqual([])
    expect(report({ ...launchState(), unused: [left.id] })).toContain(left.id)
  })
})

describe('acceptances', () => {
  const dated = launchState([]).pages.find(
    ({ updated, promises }) => updated && promises.some(({ kind }) => kind === 'contract'),
  )
  const { page: name = '', updated = '' } = dated ?? {}
  const open = (...accepted: Acceptance[]) => launchState(accepted).pages
  const pageOf = (accepted: Acceptance) => open(accepted).find(({ page }) => page === name)

  test('of a page or a kind of promise close their promises', () => {
    expect(pageOf(acceptance(name))).toBeUndefined()
    const kinds = open(acceptance('law')).flatMap(({ promises }) => promises.map(({ kind }) => kind))
    expect(kinds).not.toContain('law')
    expect(kinds).toContain('contract')
    expect(open(...PROMISE_KINDS.map((kind) => acceptance(kind)))).toEqual([])
  })

  test('hold while the words are not newer, which opens the page again', () => {
    expect(pageOf(acceptance(name, updated))).toBeUndefined()
    const older = acceptance(name, addDays(updated, -1))
    expect(pageOf(older)).toMatchObject({ before: older })
    expect(report(launchState([older]), true)).toContain(
      `open again: A. Owner, director accepted it on ${older.date}, its words are of ${updated}`,
    )
    const kind = pageOf(acceptance('contract', addDays(updated, -1)))
    expect(kind?.promises.map((promise) => promise.kind)).toContain('contract')
  })

  test('of settings and slots close them for good', () => {
    const { settings, slots } = launchState([])
    const all = [...settings, ...slots].map(({ id }) => acceptance(id, '2020-01-01'))
    expect(launchState(all)).toMatchObject({ settings: [], slots: [], unknown: [] })
  })

  test('of the launch itself leave nothing that blocks', () => {
    expect(blocking(launchState([acceptance('launch')]))).toEqual([])
  })

  test('are written in the form of content/launch.yaml, each once', () => {
    const list = withAcceptances([acceptance(name), acceptance('law')], ['law'], {
      by: 'B. Counsel',
      remark: 'Read',
    })
    expect(list.map(({ what, by, remark }) => [what, by, remark])).toEqual([
      [name, 'A. Owner, director', undefined],
      ['law', 'B. Counsel', 'Read'],
    ])
    expect(launch.safeParse(list).error).toBeUndefined()
  })

  test('need a name and something that exists', () => {
    expect(() => withAcceptances([], ['law'], { by: ' ' })).toThrow('--by')
    expect(() => withAcceptances([], ['services/teapots'], { by: 'A' })).toThrow('"services/teapots"')
    expect(report(launchState([acceptance('services/teapots')]))).toContain('accepts "services/teapots"')
  })
})

describe('the report', () => {
  const state = {
    ...launchState([]),
    settings: [
      { id: 'SITE_URL', text: 'Address: not set', blocks: true },
      { id: 'SITE_X_URL', text: 'X: not set', blocks: false },
    ],
    slots: [{ id: 'company.staff', text: 'Number of staff', blocks: false }],
    dates: { lines: ['One has lapsed.'], sources: ['First.', 'Second.', 'Third.'] },
    // What the words leave behind is the owner's. Of pages the report names the first.
    ...{ unconfirmed: [], unused: ['source-of-nothing'], longTitles: [], repeated: [], unknown: [] },
  }

  test('stands on one page, with what blocks first', () => {
    const text = report(state)
    const places = [
      'SITE_URL',
      'SITE_X_URL',
      'company.staff',
      'pages/',
      'One has lapsed.',
      'and 1 more',
      'Not ready: 1',
    ]
    const found = places.map((part) => text.indexOf(part))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found).not.toContain(-1)
    expect(text.split('\n').length).toBeLessThan(45)
  })

  test('names everything when asked to, and the sentences of one page', () => {
    const [page] = state.pages
    const sentence = page?.promises[0]?.en ?? ''
    expect(report(state)).not.toContain(sentence)
    expect(report(state, true)).toContain(sentence)
    expect(report(state, true)).toContain('Third.')
    expect(sentencesOf([page?.page ?? ''], state)).toContain(sentence)
  })

  test('says nothing of what is settled', () => {
    const settled = {
      ...state,
      settings: [],
      slots: [],
      pages: [],
      dates: { lines: [], sources: [] },
      unconfirmed: [],
      repeated: [],
      longTitles: [],
      unused: [],
    }
    expect(report(settled)).not.toMatch(/: \d/)
    expect(report(settled)).toMatch(/Nothing blocks a launch\.$/)
    expect(dateList(settled)).toBe('')
    expect(dateList(state)).toBe('- One has lapsed.\n- First.\n- Second.\n- Third.\n')
  })
})
