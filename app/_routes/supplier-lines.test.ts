/** @jest-environment node */
import { exampleOwner } from '@/content/owner.fixture'
import { profile, supplierPage } from '@/content/pages'
import type { Owner } from '@/content/schema/owner'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'
import { neutralAddressLine } from '@/lib/settings/neutral'

import { supplierData, supplierDocuments } from './supplier-lines'

describe.each(locales)('the supplier’s file, %s', (locale) => {
  const { enclosed, onRequest, papers } = supplierPage[locale].documents
  /** Without what stands on this site. */
  const ofOwner = (owner: Owner) => {
    const onSite = supplierDocuments(locale, {}).map(({ name }) => name)
    return supplierDocuments(locale, owner).filter(({ name }) => !onSite.includes(name))
  }

  test('has the company’s addresses, one a line, and what stands on this site while nothing is set', () => {
    const hrefs = supplierDocuments(locale, {}).map(({ link }) => link.href)
    const pages = ['/services', '/samples', '/accessibility', '/privacy'].map((path) => localizePath(locale, path))
    expect(hrefs).toEqual([profilePath(locale), ...pages, `mailto:${site.emails[0]}`])
    const { email } = profile[locale].company
    const lines = supplierData(locale, {})
      .find(({ name }) => name === email)
      ?.text.split('\n')
    expect(lines).toHaveLength(site.emails.length)
    expect(supplierData(locale, {}).length).toBeLessThan(supplierData(locale, exampleOwner).length)
  })

  test('leaves out an address and a phone number that nobody has set', () => {
    const { address, phone } = profile[locale].company
    const namesWith = (contact: Partial<typeof site>) =>
      supplierData(locale, {}, { ...site, ...contact }).map(({ name }) => name)
    const [, city] = site.addressLines
    const unset = namesWith({ phone: '+971 00 000 0000', addressLines: [neutralAddressLine, city] })
    expect(unset).not.toEqual(expect.arrayContaining([address]))
    expect(unset).not.toEqual(expect.arrayContaining([phone]))
    const set = namesWith({ phone: '+971 4 555 0100', addressLines: [{ en: 'Office 1', ar: 'مكتب 1' }, city] })
    expect(set).toEqual(expect.arrayContaining([address, phone]))
  })

  test('asks by mail for a document that is sent on request, and names it in the subject', () => {
    const lines = ofOwner(exampleOwner)
    expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['ISO 9001:2015', ...Object.values(papers)]))
    for (const { name, link } of lines) {
      expect(link.label).toBe(onRequest)
      expect(decodeURIComponent(link.href)).toMatch(/^mailto:[^?]+\?subject=./)
      expect(decodeURIComponent(link.href)).toContain(name)
    }
  })

  test('links to a document that is enclosed', () => {
    const [line] = ofOwner({ papers: { bankLetter: '/media/letter.pdf' } })
    expect(line).toMatchObject({ name: papers.bankLetter, link: { href: '/media/letter.pdf', label: enclosed } })
  })
})
