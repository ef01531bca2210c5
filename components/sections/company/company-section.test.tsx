import { render, screen, within } from '@testing-library/react'

import { CREDENTIALS, PROOF, REGISTRATION } from '@/content/company'
import { exampleOwner } from '@/content/owner.fixture'
import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'

import { CompanySection } from './company-section'

const ALL = { facts: [...REGISTRATION, ...PROOF, 'support'], people: true, cases: 'all' } as const
const { company = {}, hours = {} } = exampleOwner

describe.each(locales)('the company, %s', (locale) => {
  test('leaves no trace while nothing is set', () => {
    const { container } = render(<CompanySection locale={locale} surface="sand" {...ALL} owner={{}} />)
    expect(container).toBeEmptyDOMElement()
  })

  test('shows every slot that is set', () => {
    render(<CompanySection locale={locale} surface="sand" {...ALL} owner={exampleOwner} />)
    const text = screen.getByRole('region').textContent ?? ''
    const { legalName, form, licence, icv, insurance, certificates, levels, people, cases } = company
    const words = [legalName, form, licence?.authority, icv?.body, hours.support]
    for (const list of [insurance, certificates, levels, people, cases]) {
      for (const entry of list ?? []) words.push(...Object.values(entry).filter((value) => typeof value === 'object'))
    }
    for (const word of words) expect(text).toContain(word?.[locale])
    for (const name of [licence?.number, company.taxNumber, certificates?.[0]?.standard, '2099']) {
      expect(text).toContain(name)
    }
  })

  test('shows on a page of a service its own cases alone', () => {
    const zta = company.cases?.find(({ service }) => service === 'zta')
    render(<CompanySection locale={locale} surface="sand" facts={[]} cases={{ service: 'zta' }} owner={exampleOwner} />)
    expect(within(screen.getByRole('region')).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('listitem')).toHaveTextContent(zta?.problem[locale] ?? 'no case')
  })

  test('says in its heading what it shows', () => {
    const headingOf = (owner: typeof exampleOwner, facts = CREDENTIALS) => {
      const { unmount } = render(
        <CompanySection locale={locale} surface="sand" facts={facts} cases="all" owner={owner} />,
      )
      const [heading, ...others] = screen.getAllByRole('heading').map(({ textContent }) => textContent)
      unmount()
      return [heading, others.length]
    }
    const words = messages[locale].company
    const { certificates, levels, cases } = company
    expect(headingOf(exampleOwner, REGISTRATION)).toEqual([words.heading, 1])
    expect(headingOf(exampleOwner)).toEqual([words.withResults({ heading: words.certificates }), 1])
    expect(headingOf({ company: { certificates, levels } })).toEqual([words.certificates, 0])
    expect(headingOf({ company: { levels } })).toEqual([words.status, 0])
    expect(headingOf({ company: { cases } })).toEqual([words.cases, 0])
  })

  test('names the holder of a certificate: the company, unless the owner names another', () => {
    const [first] = company.certificates ?? []
    const holder = { en: 'Another Holder', ar: 'صاحب آخر' }
    const certificates = first && [{ ...first, holder }]
    render(<CompanySection locale={locale} surface="sand" facts={CREDENTIALS} owner={{ company: { certificates } }} />)
    expect(screen.getByRole('region')).toHaveTextContent(holder[locale])
    const { legalName, certificates: own } = company
    render(
      <CompanySection
        locale={locale}
        surface="sand"
        facts={CREDENTIALS}
        owner={{ company: { legalName, certificates: own } }}
      />,
    )
    expect(screen.getAllByRole('region')[1]).toHaveTextContent(legalName?.[locale] ?? 'no name')
  })
})
