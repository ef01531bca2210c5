/** @jest-environment node */
import { exampleOwner } from '@/content/owner.fixture'
import { profile, supplierPage } from '@/content/pages'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { neutralAddressLine } from '@/lib/settings/neutral'

import { supplierData, supplierDocuments } from './supplier-lines'

describe.each(locales)('the supplier’s file, %s', (locale) => {
  const { enclosed, onRequest, papers } = supplierPage[locale].documents

  test('has the company’s addresses, and no document while nothing is set', () => {
    expect(supplierDocuments(locale, {})).toEqual([])
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
    const lines = supplierDocuments(locale, exampleOwner)
    expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['ISO 9001:2015', ...Object.values(papers)]))
    for (const { name, link } of lines) {
      expect(link.label).toBe(onRequest)
      expect(decodeURIComponent(link.href)).toMatch(/^mailto:[^?]+\?subject=./)
      expect(decodeURIComponent(link.href)).toContain(name)
    }
  })

  test('links to a document that is enclosed', () => {
    const [line] = supplierDocuments(locale, { papers: { bankLetter: '/media/letter.pdf' } })
    expect(line).toMatchObject({ name: papers.bankLetter, link: { href: '/media/letter.pdf', label: enclosed } })
  })
})
