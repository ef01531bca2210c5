/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { address, apiAddress, origin } from './addresses'
import { email, phone } from './contacts'
import { readSettings, SettingsError } from './read-settings'
import type { SettingTable } from './setting'
import { age, text } from './values'

const LINK = address('https://www.example.com')

const table = {
  SITE_URL: { title: 'Address', kind: origin, neutral: 'https://www.example.com' },
  SITE_BRAND_EN: { title: 'Name', kind: text, neutral: 'Nakhla' },
  SITE_EMAIL: { title: 'E-mail', kind: email, neutral: 'hello@example.com' },
  SITE_PHONE: { title: 'Phone', kind: phone, neutral: '+971 00 000 0000' },
  SITE_X_URL: { title: 'X', kind: LINK, neutral: '', empty: 'its link is inert' },
  SITE_LOGO_URL: { title: 'Logo', kind: LINK, neutral: '', empty: 'the mark stands there', needs: 'SITE_X_URL' },
  SWIN_MINIMUM_AGE: { title: 'Age', kind: age, neutral: '13', empty: 'nothing is said' },
  NEXT_PUBLIC_SWIN_API_URL: {
    title: 'API',
    kind: apiAddress('/delete'),
    neutral: 'http://localhost:4010/swin',
    isApi: true,
  },
} satisfies SettingTable

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const read = (environment: Record<string, string>) => Object.fromEntries(readSettings(table, environment, folder))

function faultsOf(environment: Record<string, string>): string {
  try {
    readSettings(table, environment, folder)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  return ''
}

test('a variable replaces the neutral value, without the spaces around it', () => {
  const neutral = read({})
  expect(read({ SITE_PHONE: ' +971 4 000 0001\n' })).toEqual({ ...neutral, SITE_PHONE: '+971 4 000 0001' })
})

test('an empty variable empties a setting that may be empty', () => {
  expect(read({ SWIN_MINIMUM_AGE: '', SITE_X_URL: ' ' })).toMatchObject({ SWIN_MINIMUM_AGE: '', SITE_X_URL: '' })
})

test('an empty variable is refused where a value is needed', () => {
  expect(faultsOf({ SITE_BRAND_EN: '' })).toContain('SITE_BRAND_EN = "" is empty. Set a value, or take')
})

test('one message names each wrong setting, its value, what is allowed and what would do', () => {
  writeFileSync(path.join(folder, '.env.local'), '# Ours\nSITE_PHONE=04-123 4567\nSITE_BRAND=Acme\n')
  const message = faultsOf({
    SITE_URL: 'HTTPS://WWW.Firm.ae/',
    SITE_PHONE: '04-123 4567',
    SITE_EMAIL: 'hello',
    SITE_TITEL: 'a',
  })
  expect(message.split('\n')).toEqual([
    'Wrong settings (docs/settings.md says what each may be):',
    '  SITE_URL = "HTTPS://WWW.Firm.ae/" is not in its plain form.',
    expect.stringContaining('Allowed: https:// and the name of a host'),
    '    This would do: SITE_URL=https://www.firm.ae',
    '  SITE_EMAIL = "hello" is not an email address.',
    expect.stringContaining('Allowed: an e-mail address'),
    '  SITE_PHONE = "04-123 4567" is not a phone number in the form +971 00 000 0000. (.env.local:2)',
    expect.stringContaining('Allowed: + and the code of the country'),
    '    This would do: SITE_PHONE=+971 4 123 4567',
    expect.stringContaining('must be a public https address, because SITE_URL is HTTPS://WWW.Firm.ae/.'),
    expect.stringContaining('Allowed: an address without query'),
    '  .env.local:3: SITE_BRAND is not a setting. Is it SITE_BRAND_EN?',
    '  SITE_TITEL is not a setting. docs/settings.md lists them.',
  ])
})

test('an invisible character is written out, and what would do is quoted for .env.local', () => {
  const message = faultsOf({ SITE_BRAND_EN: 'C#\u200b $ House' })
  expect(message).toContain(
    'SITE_BRAND_EN = "C#\\u{200b} $ House" has a ZERO WIDTH SPACE (U+200B), which cannot be seen.',
  )
  expect(message).toContain('This would do: SITE_BRAND_EN="C# \\$ House"')
})

test('a misspelt name in the environment is told once if the file has it too', () => {
  writeFileSync(path.join(folder, '.env'), 'SITE_BRAND=Acme\n')
  expect(faultsOf({ SITE_BRAND: 'Acme' }).match(/SITE_BRAND is not a setting/g)).toHaveLength(1)
})

test('a setting that needs another is refused without it', () => {
  const message = faultsOf({ SITE_LOGO_URL: 'https://www.firm.ae/logo.svg' })
  expect(message).toContain('means nothing without SITE_X_URL, which is not set')
})

describe('addresses', () => {
  const API = 'NEXT_PUBLIC_SWIN_API_URL'
  const api = { [API]: 'https://api.firm.ae/swin' }
  const wrong = (siteUrl: string, settings: Record<string, string>) => faultsOf({ SITE_URL: siteUrl, ...settings })

  const LOCAL = [
    'http://localhost:4010/swin',
    'https://localhost/swin',
    'https://127.0.0.1/swin',
    'https://[::1]/swin',
    'https://10.0.0.5/swin',
    'https://100.64.0.1/swin',
    'https://192.0.2.1/swin',
    'https://224.0.0.1/swin',
    'https://[fd00::5]/swin',
    'https://[::ffff:a00:5]/swin',
    'https://api.local/swin',
    'https://api.lan/swin',
    'https://api.home.arpa/swin',
    'https://api.test/swin',
    'https://api.invalid/swin',
    'http://api.firm.ae/swin',
  ]

  test.each([
    'https://www.firm.ae',
    'https://127.firm.ae',
    'http://www.firm.ae',
    'http://192.168.1.5',
    'https://notexample.com',
  ])('a site at %s needs a public https address of the API', (siteUrl) => {
    for (const value of LOCAL)
      expect([value, wrong(siteUrl, { [API]: value })]).toEqual([value, expect.stringContaining(API)])
    expect(wrong(siteUrl, {})).toContain(`must be a public https address, because SITE_URL is ${siteUrl}`)
    for (const value of [api[API] ?? '', 'https://172.32.0.5/swin', 'https://localhost.firm.ae'])
      expect([value, wrong(siteUrl, { [API]: value })]).toEqual([value, ''])
  })

  test.each(['https://www.example.com', 'https://firm.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
    'a site at %s may call the sandbox',
    (siteUrl) => {
      for (const value of LOCAL) expect([value, wrong(siteUrl, { [API]: value })]).toEqual([value, ''])
    },
  )

  test('links of a public site are public, and https where the site is', () => {
    const link = (value: string, siteUrl = 'https://www.firm.ae') => wrong(siteUrl, { ...api, SITE_X_URL: value })
    expect(link('https://x.com/firm')).toBe('')
    expect(link('http://x.com/firm')).toContain('This would do: SITE_X_URL=https://x.com/firm')
    expect(link('https://firm.local/x')).toContain('names the host firm.local, which visitors cannot reach')
    expect(link('http://x.com/firm', 'http://www.firm.ae')).toBe('')
    expect(link('http://localhost:9000/x', 'https://www.example.com')).toBe('')
    expect(link('http://x.com/firm', 'https://www.example.com')).toContain('is not secure')
  })

  test('mails of a public site go to a public domain', () => {
    expect(wrong('https://www.firm.ae', { ...api, SITE_EMAIL: 'info@firm.lan' })).toContain('firm.lan')
    expect(wrong('https://www.firm.ae', { ...api, SITE_EMAIL: 'info@firm.ae' })).toBe('')
  })
})
