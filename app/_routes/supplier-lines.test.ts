/** @jest-environment node */
import { exampleOwner } from '@/content/owner.fixture'
import { profile, supplierPage } from '@/content/pages'
import type { Owner } from '@/content/schema/owner'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'
import { phoneHref } from '@/lib/phone-href'
import { neutralAddressLine } from '@/lib/settings/neutral'

import { registrationMail, supplierData, supplierDocuments, wholeSetMail } from './supplier-lines'

describe.each(locales)('the supplier’s file, %s', (locale) => {
  const { enclosed, onRequest, papers } = supplierPage[locale].documents
  /** Without what stands on this site. */
  const ofOwner = (owner: Owner) => {
    const onSite = supplierDocuments(locale, {}).map(({ name }) => name)
    return supplierDocuments(locale, owner).filter(({ name }) => !onSite.includes(name))
  }

  test('has the company’s addresses, one a line, and what stands on this site while nothing is set', () => {
    const hrefs = supplierDocuments(locale, {}).flatMap(({ links }) => links.map(({ href }) => href))
    const pages = ['/services', '/samples', '/accessibility', '/privacy'].map((path) => localizePath(locale, path))
    expect(hrefs).toEqual([profilePath(locale), ...pages, `mailto:${site.emails[0]}`])
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
    const lines = ofOwner(exampleOwner)
    expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['ISO 9001:2015', ...Object.values(papers)]))
    const mail = decodeURIComponent(wholeSetMail(locale, exampleOwner) ?? '')
    for (const { name, links } of lines) {
      expect(links[0]).toEqual({ label: onRequest })
      expect(mail).toContain(name)
    }
    expect(wholeSetMail(locale, {})).toBeUndefined()
    expect(decodeURIComponent(registrationMail(locale))).toMatch(/^mailto:[^?]+\?subject=.+&body=./)
  })

  test('leads to the issuer of a certificate', () => {
    const register = exampleOwner.company?.certificates?.[0]?.register
    const hrefs = supplierDocuments(locale, exampleOwner).flatMap(({ links }) => links.map(({ href }) => href))
    expect(hrefs).toContain(register)
  })

  test('links to a document that is enclosed', () => {
    const [line] = ofOwner({ papers: { bankLetter: '/media/letter.pdf' } })
    expect(line).toMatchObject({ name: papers.bankLetter, links: [{ href: '/media/letter.pdf', label: enclosed }] })
  })
})
