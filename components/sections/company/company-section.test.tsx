import { cleanup, render, screen, within } from '@testing-library/react'

import { catalogueItem } from '@/content/catalogue'
import { CREDENTIALS, PROOF, REGISTRATION } from '@/content/company'
import { messages } from '@/content/messages'
import { exampleOwner } from '@/content/owner.fixture'
import { pagePaths } from '@/content/page-paths'
import type { Owner } from '@/content/schema/owner'
import { companySection, type CompanySelection } from '@/content/views/company'
import { credentials } from '@/content/views/credentials'
import { fixedSpaces } from '@/lib/fixed-spaces'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { CompanySection } from './company-section'
import { Credentials } from './credentials'

const ALL = {
  facts: [...REGISTRATION, 'established', 'staff', ...PROOF, 'support', 'reply'],
  people: true,
  cases: 'all',
} as const
const { company = {}, hours = {} } = exampleOwner

describe.each(locales)('the company, %s', (locale) => {
  const show = (shown: CompanySelection, owner: Owner) =>
    render(<CompanySection company={companySection(shown, locale, owner)} surface="sand" />)
  const showCredentials = (owner: Owner) => render(<Credentials locale={locale} {...credentials(locale, owner)} />)

  test('leaves no trace while nothing is set', () => {
    const { container } = show(ALL, {})
    expect(container).toBeEmptyDOMElement()
    expect(showCredentials({}).container).toBeEmptyDOMElement()
  })

  test('shows every slot that is set', () => {
    show(ALL, exampleOwner)
    const text = screen.getByRole('region').textContent ?? ''
    const { legalName, form, licence, icv, insurance, certificates, levels, people, cases } = company
    const words = [legalName, form, licence?.authority, licence?.activities, icv?.body, hours.support, hours.reply]
    for (const list of [insurance, certificates, levels, people, cases]) {
      for (const entry of list ?? []) words.push(...Object.values(entry).filter((value) => typeof value === 'object'))
    }
    for (const word of words) expect(text).toContain(fixedSpaces(word?.[locale] ?? 'no word'))
    for (const name of [
      company.established?.toString(),
      company.staff?.toString(),
      licence?.number,
      company.taxNumber,
      certificates?.[0]?.standard,
      '2099',
    ]) {
      expect(text).toContain(name)
    }
  })

  test('leads from a person to the profile, and says nothing of what is not set', () => {
    const [first, second] = company.people ?? []
    if (!first || !second) throw new Error('The example has two people.')
    const { name, role, languages } = second
    const people = [first, { name, role, languages }]
    show({ facts: [], people: true }, { company: { people } })
    const link = screen.getByRole('link')
    expect(link).toHaveTextContent(`${messages[locale].company.profile}: ${first.name[locale]}`)
    expect(link).toHaveAttribute('href', first.profile)
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items[1]).toBe([name, role, languages].map((word) => word[locale]).join(''))
  })

  test('leads from a result to its service and to a mail about the reference, if there is one', () => {
    const cases = company.cases?.map(({ service, ...study }, index) => (index > 0 ? study : { service, ...study }))
    show({ facts: [], cases: 'all' }, { company: { cases } })
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
    const hrefs = first?.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs?.[0]).toMatch(/^mailto:[^?]+\?subject=./)
    const { path } = catalogueItem('services', company.cases?.[0]?.service ?? '')
    expect(hrefs?.slice(1)).toEqual([localizePath(locale, path)])
    expect(second?.queryByRole('link')).toBeNull()
  })

  test('shows on a page of a service its own cases alone, without a link to itself', () => {
    const own = company.cases?.[1]
    const cases = { service: own?.service ?? '' }
    show({ facts: [], cases }, exampleOwner)
    expect(within(screen.getByRole('region')).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('listitem')).toHaveTextContent(own?.problem[locale] ?? 'no case')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('marks what ends with a document by its last day, and the section if nothing else stands in it', () => {
    const { cases, licence, certificates = [] } = company
    const [first, second] = certificates
    if (!licence || !first || !second) throw new Error('The example has a licence and two certificates.')
    const owner = {
      company: {
        cases,
        licence: { ...licence, expires: '2027-01-31' },
        certificates: [
          { ...first, expires: '2027-02-28' },
          { ...second, expires: '2027-03-31' },
        ],
      },
    }
    const until = (element: Element | null | undefined) => element?.closest('[data-until]')?.getAttribute('data-until')
    const regionOf = (shown: CompanySelection) => {
      show(shown, owner)
      return screen.getByRole('region')
    }

    const region = regionOf(ALL)
    expect(region).not.toHaveAttribute('data-until')
    expect(until(screen.getByText(new RegExp(licence.number)))).toBe('2027-01-31')
    expect(until(screen.getByText(licence.activities?.[locale] ?? ''))).toBe('2027-01-31')
    expect(until(screen.getByText(second.standard))).toBe('2027-03-31')
    // The heading of the facts ends with the last of them.
    expect(until(screen.getByText(messages[locale].company.heading))).toBe('2027-03-31')
    cleanup()

    expect(regionOf({ ...ALL, cases: undefined })).toHaveAttribute('data-until', '2027-03-31')
    cleanup()

    const { container } = showCredentials(owner)
    expect(container.firstChild).toHaveAttribute('data-until', '2027-03-31')
    // The one that lapses first comes last, so that it hides together with its comma.
    const standards = screen.getByText(messages[locale].company.certificates).nextElementSibling
    const spans = [...(standards?.children ?? [])]
    expect(spans.map((span) => span.getAttribute('data-until'))).toEqual(['2027-03-31', '2027-02-28'])
    expect(spans[0]?.querySelector('bdi')).toHaveTextContent(second.standard)
  })

  test('says in its heading what it shows', () => {
    const headingsOf = (owner: typeof exampleOwner, facts = CREDENTIALS) => {
      const { unmount } = show({ facts, cases: 'all' }, owner)
      const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
      unmount()
      return headings
    }
    const words = messages[locale].company
    const { certificates, levels, cases } = company
    expect(headingsOf(exampleOwner, REGISTRATION)).toEqual([words.cases, words.heading])
    expect(headingsOf(exampleOwner)).toEqual([words.cases, words.credentials])
    expect(headingsOf({ company: { certificates, levels } })).toEqual([words.credentials])
    expect(headingsOf({ company: { certificates } })).toEqual([words.certificates])
    expect(headingsOf({ company: { levels } })).toEqual([words.status])
    expect(headingsOf({ company: { cases } })).toEqual([words.cases])
  })

  test('the credentials name what vouches for the company, and lead to the supplier’s file', () => {
    const { container: region } = showCredentials(exampleOwner)
    const { licence, certificates = [], icv, levels, insurance } = company
    const words = [licence?.number, licence?.authority[locale], ...certificates.map(({ standard }) => standard)]
    for (const word of [...words, `${icv?.score}%`, levels?.[0]?.level[locale]]) {
      expect(region).toHaveTextContent(word ?? 'no word')
    }
    for (const word of [certificates[0]?.scope, insurance?.[0]?.insurer]) {
      expect(region).not.toHaveTextContent(word?.[locale] ?? 'no word')
    }
    const link = screen.getByRole('link', { name: messages[locale].company.supplier })
    expect(link).toHaveAttribute('href', localizePath(locale, pagePaths.supplier))
  })

  test('names the holder of a certificate: the company, unless the owner names another', () => {
    const [first] = company.certificates ?? []
    const holder = { en: 'Another Holder', ar: 'صاحب آخر' }
    const certificates = first && [{ ...first, holder }]
    show({ facts: CREDENTIALS }, { company: { certificates } })
    expect(screen.getByRole('region')).toHaveTextContent(holder[locale])
    const { legalName, certificates: own } = company
    show({ facts: CREDENTIALS }, { company: { legalName, certificates: own } })
    expect(screen.getAllByRole('region')[1]).toHaveTextContent(legalName?.[locale] ?? 'no name')
  })
})
