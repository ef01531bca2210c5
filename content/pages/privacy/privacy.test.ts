/** @jest-environment node */
import { locales } from '@/lib/locale'

import { content } from '../../content'
import { privacyCopy, type PrivacyParams } from '.'

const params: PrivacyParams = {
  company: [],
  name: 'Firm',
  place: 'Dubai',
  email: 'privacy@firm.ae',
  jurisdiction: 'mainland',
  mapHost: 'maps.example',
  owner: {},
  counterHost: '',
  reportHost: '',
}

const both = (text: string) => ({ en: text, ar: text })

describe.each(locales)('%s', (locale) => {
  const textOf = (changes: Partial<PrivacyParams>) => JSON.stringify(privacyCopy(locale, { ...params, ...changes }))

  // The numbers of the laws: 45 of 2021, DIFC Law 5 of 2020, ADGM's regulations of 2021.
  it.each([
    ['mainland', /45/],
    ['free-zone', /45/],
    ['difc', /2020/],
    ['adgm', /2021/],
  ] as const)('names the law of %s and no other', (jurisdiction, law) => {
    const text = textOf({ jurisdiction })
    expect(text).toMatch(law)
    expect(/45/.test(text)).toBe(law.source === '45')
    expect(/2020/.test(text)).toBe(jurisdiction === 'difc')
  })

  it('names who is responsible, the address for requests and the host of the map', () => {
    for (const value of ['Firm', 'privacy@firm.ae', 'maps.example']) expect(textOf({})).toContain(value)
  })

  it('mentions reports only if there is a host for them', () => {
    expect(textOf({ reportHost: 'reports.example' })).toContain('reports.example')
    const { length } = textOf({})
    expect(textOf({ reportHost: 'reports.example' }).length).toBeGreaterThan(length)
  })

  it('says that visits are counted, and no longer that they are not, once a script counts them', () => {
    const { counted, uncounted } = content.pages.privacy.copy[locale].words
    const textWith = textOf({ counterHost: 'counter.example' })
    expect(textWith).toContain('counter.example')
    for (const name of ['visits', 'cookies', 'withoutVisits', 'withoutOthers'] as const) {
      expect(textWith).toContain(counted[name])
      expect(textWith).not.toContain(`"${uncounted[name]}"`)
      expect(textOf({})).toContain(uncounted[name])
    }
  })

  it('says what the owner has set about host, transfer, enquiries and authority, and nothing else', () => {
    const owner = {
      enquiries: { whatsapp: '+971 50 000 0000', kept: both('Kept for a year.'), receivers: both('Mail goes abroad.') },
      hosting: { host: both('Host Ltd'), place: both('Fujairah'), logDays: 14, transfer: both('By contract.') },
      complaints: { contact: 'complaints@office.ae' },
    }
    const { enquiries } = content.pages.privacy.copy[locale].words
    const set = ['Kept for a year.', 'Mail goes abroad.', 'Host Ltd', 'Fujairah', '14', 'By contract.', 'WhatsApp LLC']
    for (const words of [...set, 'complaints@office.ae']) {
      expect(textOf({ owner })).toContain(words)
      expect(textOf({})).not.toContain(words)
    }
    expect(textOf({ owner })).not.toContain(enquiries)
    expect(textOf({})).toContain(enquiries)
    expect(textOf({})).not.toMatch(/[{](?!")|undefined|"text":""|  /)
  })

  it('says who runs the map if it is that of OpenStreetMap', () => {
    expect(textOf({ mapHost: 'www.openstreetmap.org' })).toContain('Fastly')
    expect(textOf({})).not.toContain('Fastly')
  })
})
