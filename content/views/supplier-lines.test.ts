/** @jest-environment node */
import { messages } from '@/content/messages'
import { exampleOwner } from '@/content/owner.fixture'
import { profile, supplierPage } from '@/content/pages'
import type { Owner } from '@/content/schema/owner'
import { site } from '@/content/site'
import { formatDay } from '@/lib/format-day'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'
import { phoneHref } from '@/lib/phone-href'
import { neutralAddressLine } from '@/lib/settings/neutral'

import { registrationMail, supplierData, supplierDocuments, wholeSetMail } from './supplier-lines'

describe.each(locales)('the supplier’s file, %s', (locale) => {
  const { enclosed, copies, papers } = supplierPage[locale].documents
  test('has the company’s addresses, one a line, and what stands on this site while nothing is set', () => {
    const { papers: lines, sent, onSite, filled } = supplierDocuments(locale, {})
    expect({ lines, sent, filled }).toEqual({ lines: [], sent: [], filled: false })
    const hrefs = onSite.flatMap(({ links }) => links.map(({ href }) => href))
    const pages = ['/services', '/samples', '/accessibility', '/privacy'].map((path) => localizePath(locale, path))
    expect(hrefs).toEqual([profilePath(locale), ...pages])
    const { email } = profile[locale].company
    expect(supplierData(locale, {}).find(({ name }) => name === email)?.links).toHaveLength(site.emails.length)
    expect(supplierData(locale, {}).length).toBeLessThan(supplierData(locale, exampleOwner).length)
  })

  test('has the phone number of the footer, and of the address what somebody has set', () => {
    const { address, phone } = profile[locale].company
    const [, city] = site.addressLines
    const lines = (first: typeof city) => supplierData(locale, {}, { ...site, addressLines: [first, city] })
    const textOf = (name: string, first = neutralAddressLine) => lines(first).find((line) => line.name === name)?.text
    expect(lines(city).find(({ name }) => name === phone)?.links).toMatchObject([{ href: phoneHref(site.phone) }])
    expect(textOf(address)).toBe(city[locale])
    expect(textOf(address, { en: 'Office 1', ar: 'مكتب 1' })).toMatch(/1.+/)
  })

  test('asks in one mail for all documents that are sent on request', () => {
    const { papers: lines, sent } = supplierDocuments(locale, exampleOwner)
    expect(lines.map(({ name }) => name)).toContain('ISO 9001:2015')
    const mail = decodeURIComponent(wholeSetMail(locale, exampleOwner) ?? '')
    expect(sent.map(({ name }) => name)).toEqual([copies, ...Object.values(papers)])
    for (const { name } of sent) expect(mail).toContain(name)
    for (const { name, until } of lines) if (until) expect(mail).not.toContain(name)
    expect(wholeSetMail(locale, {})).toBeUndefined()
  })

  test('lists in the mail about the registration the papers that forms ask for', () => {
    const mail = decodeURIComponent(registrationMail(locale, {}))
    expect(mail).toMatch(new RegExp(`^mailto:${site.emails[0]}\\?subject=.+&body=.+:\r\n`))
    const { bankLetter, signatory, references } = papers
    for (const name of [messages[locale].company.facts.licence, 'TRN', bankLetter, signatory, 'ICV', references]) {
      expect(mail).toContain(name)
    }
  })

  test('names the contact for registrations, who gets the mails about them', () => {
    const { name, role, email = '', phone = '' } = exampleOwner.company?.registrar ?? {}
    const line = supplierData(locale, exampleOwner).find((of) => of.name === supplierPage[locale].registrar)
    expect(line?.text).toContain(name?.[locale])
    expect(line?.text).toContain(role?.[locale])
    expect(line?.links).toMatchObject([{ href: `mailto:${email}` }, { href: phoneHref(phone) }])
    for (const mail of [registrationMail(locale, exampleOwner), wholeSetMail(locale, exampleOwner)]) {
      expect(mail).toMatch(new RegExp(`^mailto:${email}`))
    }
  })

  test('says when the data were last checked', () => {
    const { checked = '' } = exampleOwner.company ?? {}
    const last = { name: supplierPage[locale].checked, text: formatDay(checked, locale) }
    expect(supplierData(locale, exampleOwner).at(-1)).toEqual(last)
  })

  test('has what the licence allows, the time of a reply and the limit of an insurance', () => {
    const { company, hours } = exampleOwner
    const texts = [...supplierData(locale, exampleOwner), ...supplierDocuments(locale, exampleOwner).papers]
      .map(({ text }) => text)
      .join('\n')
    for (const words of [company?.licence?.activities, hours?.reply, company?.insurance?.[0]?.limit]) {
      expect(texts).toContain(words?.[locale])
    }
  })

  test('leads to the issuer of a certificate', () => {
    const register = exampleOwner.company?.certificates?.[0]?.register
    const hrefs = supplierDocuments(locale, exampleOwner).papers.flatMap(({ links }) => links.map(({ href }) => href))
    expect(hrefs).toContain(register)
  })

  test('links to a document that is enclosed', () => {
    const owner: Owner = { papers: { bankLetter: '/media/letter.pdf' } }
    const {
      papers: [line],
      sent,
    } = supplierDocuments(locale, owner)
    expect(sent).toEqual([])
    expect(wholeSetMail(locale, owner)).toBeUndefined()
    expect(line).toMatchObject({ name: papers.bankLetter, links: [{ href: '/media/letter.pdf', label: enclosed }] })
  })
})
