/** @jest-environment node */
import { messages } from '@/content/messages'
import { exampleOwner } from '@/content/owner.fixture'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'

import { fullOrganization, organization } from './organization'

afterEach(() => jest.restoreAllMocks())

test('gives only the name and address of the company on inner pages', () => {
  expect(Object.keys(organization('en'))).toEqual(['@type', '@id', 'name', 'url'])
  const { name: _name, ...arabic } = organization('ar')
  expect(organization('en')).toMatchObject(arabic)
})

test.each(locales)('describes the company in full on the home page, %s', (locale) => {
  expect(fullOrganization(locale)).toMatchObject({
    ...organization(locale),
    alternateName: site.brand[locale === 'en' ? 'ar' : 'en'],
    description: messages[locale].footer.description,
    address: { addressLocality: { en: 'Dubai', ar: 'دبي' }[locale], addressCountry: 'AE' },
  })
})

test('uses the social profiles and the logo that the owner has set', () => {
  jest.replaceProperty(site, 'social', { linkedin: '', x: 'https://x.example/us', instagram: '', youtube: '' })
  jest.replaceProperty(site, 'logoUrl', 'https://site.example/logo.png')
  expect(fullOrganization('en')).toMatchObject({
    sameAs: ['https://x.example/us'],
    logo: 'https://site.example/logo.png',
  })
  jest.replaceProperty(site, 'social', { linkedin: '', x: '', instagram: '', youtube: '' })
  jest.replaceProperty(site, 'logoUrl', '')
  expect(fullOrganization('en').sameAs).toBeUndefined()
  expect(fullOrganization('en').logo).toBe(`${site.url}/icon-512.png`)
})

test('has the registration and the certificates once the owner has set them', () => {
  const { company } = exampleOwner
  expect(fullOrganization('ar', {})).toMatchObject({ legalName: undefined, taxID: undefined, identifier: undefined })
  expect(fullOrganization('ar', exampleOwner)).toMatchObject({
    legalName: company?.legalName?.ar,
    taxID: company?.taxNumber,
    identifier: { value: company?.licence?.number },
    hasCertification: company?.certificates?.map(({ standard, expires }) => ({ name: standard, expires })),
  })
})
