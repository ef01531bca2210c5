/** @jest-environment node */
import {
  createApiUrlCheck,
  checkContact,
  checkDate,
  checkDays,
  checkEmail,
  checkHeaderName,
  checkHeaderValue,
  checkOptionalUrl,
  checkOrigin,
  checkPhone,
  checkText,
  checkUrl,
  settingsReader,
} from './settings-reader'

describe('settingsReader', () => {
  const reader = (environment: Record<string, string | undefined>) => settingsReader(environment, 'content/site.ts')

  it('prefers the environment and trims its values', () => {
    expect(reader({ SITE_PHONE: ' +971 4 000 0001 ' }).read('SITE_PHONE', '+971 00', checkPhone)).toBe(
      '+971 4 000 0001',
    )
  })

  it.each([{}, { NAME: '' }, { NAME: '   ' }])('returns the default for %j', (environment) => {
    const { read, assertValid } = reader(environment)
    expect(read('NAME', 'Palm', checkText)).toBe('Palm')
    expect(assertValid).not.toThrow()
  })

  it('lists every invalid setting with its value and error, and names the file of the defaults', () => {
    const { read, assertValid } = reader({ SITE_EMAIL: 'hello', SITE_PHONE: '04 000', SITE_NAME: 'Palm' })
    read('SITE_EMAIL', 'hello@example.com', checkEmail)
    read('SITE_PHONE', '+971 00 000 0000', checkPhone)
    read('SITE_NAME', 'Nakhla', checkText)
    const message = (() => {
      try {
        assertValid()
      } catch (error) {
        return String(error)
      }
    })()
    expect(message).toContain('content/site.ts')
    expect(message).toContain('SITE_EMAIL = "hello" is not an email address')
    expect(message).toContain('SITE_PHONE = "04 000" is not a phone number')
    expect(message).not.toContain('SITE_NAME')
  })

  it('returns the values in use by variable', () => {
    const { read, values } = reader({ SITE_PHONE: '+971 4 000 0001' })
    read('SITE_PHONE', '+971 00', checkPhone)
    read('SITE_NAME', 'Palm', checkText)
    expect([...values]).toEqual([
      ['SITE_PHONE', '+971 4 000 0001'],
      ['SITE_NAME', 'Palm'],
    ])
  })

  it('checks the default too', () => {
    const { read, assertValid } = reader({})
    read('SITE_URL', 'www.example.com', checkOrigin)
    expect(assertValid).toThrow('SITE_URL')
  })
})

test.each([
  ['checkText', checkText, ['Palm'], ['', '  ']],
  [
    'checkEmail',
    checkEmail,
    ['a@b.ae', 'first.last+x@sub.example.com'],
    ['', 'a', 'a@b', 'a b@c.ae', '@b.ae', 'a@b@c.ae', 'mailto:a@b.ae'],
  ],
  [
    'checkPhone',
    checkPhone,
    ['+971 00 000 0000', '+97140000000'],
    ['', '04 000 0000', '+971', '+971-4-000-0000', '+971 4a'],
  ],
  [
    'checkUrl',
    checkUrl,
    ['https://a.ae/x?y=1', 'http://localhost:4010/swin'],
    ['', '/x', 'a.ae', 'javascript:alert(1)'],
  ],
  [
    'checkOrigin',
    checkOrigin,
    ['https://a.ae', 'http://localhost:3000'],
    ['https://a.ae/', 'https://a.ae/x', 'https://A.ae', 'https://a.ae?b', 'a.ae'],
  ],
  ['checkOptionalUrl', checkOptionalUrl, ['', 'https://a.ae'], ['a.ae', 'mailto:a@b.ae']],
  [
    'checkHeaderValue',
    checkHeaderValue,
    ['f3b1c9d27a', 'Bearer a b'],
    ['', ' a', 'a\nb', 'a\tb', 'مفتاح', 'clé', 'a\u0000'],
  ],
  ['checkHeaderName', checkHeaderName, ['x-api-key', 'Authorization'], ['', 'x api', 'x:api', 'مفتاح', 'x\r\ny']],
  ['checkEmail', checkEmail, ['info@firm.ae', 'a@mymail.com'], ['firm@gmail.com', 'firm@Yahoo.co.uk', 'firm@live.com']],
  [
    'checkContact',
    checkContact,
    ['security@firm.ae', 'https://www.firm.ae/report'],
    ['', 'http://www.firm.ae/report', 'https://', 'mailto:security@firm.ae', '+971 4 000 0001'],
  ],
  [
    'checkDate',
    checkDate,
    ['2027-10-31', '2028-02-29'],
    ['', '2027-02-29', '2027-13-01', '31.10.2027', '2027-10-31T00:00:00Z', 'soon'],
  ],
  ['checkDays', checkDays, ['0', '30', '9999'], ['', '-1', '1.5', 'thirty', '12345']],
])('%s', (_name, check, good, bad) => {
  for (const value of good) expect([value, check(value)]).toEqual([value, undefined])
  for (const value of bad) expect([value, check(value)]).toEqual([value, expect.any(String)])
})

describe('createApiUrlCheck', () => {
  const local = [
    'http://localhost:4010/swin',
    'https://localhost/swin',
    'https://localhost./swin',
    'https://api.localhost/swin',
    'https://127.0.0.1/swin',
    'https://2130706433/swin',
    'https://0.0.0.0/swin',
    'https://[::1]/swin',
    'https://10.0.0.5/swin',
    'https://172.16.0.5/swin',
    'https://192.168.1.5/swin',
    'https://169.254.1.5/swin',
    'https://[fd00::5]/swin',
    'https://api/swin',
    'https://api.local/swin',
    'https://api.internal/swin',
  ]
  const insecure = ['http://api.firm.ae/swin']
  const good = [
    'https://api.firm.ae/swin',
    'https://172.32.0.5/swin',
    'https://10.firm.ae',
    'https://localhost.firm.ae',
  ]

  // A browser refuses the first two. The others would swallow the call's path. The form could never work.
  test.each(['https://a:b@api.firm.ae', 'https://a@api.firm.ae', 'https://api.firm.ae/?', 'https://api.firm.ae/#v'])(
    '%s is refused for any site',
    (url) => {
      for (const siteUrl of ['https://www.firm.ae', 'https://www.example.com']) {
        expect(createApiUrlCheck(siteUrl)(url)).toContain('without')
      }
    },
  )

  test.each([
    ['https://www.firm.ae', [...local, ...insecure, 'api.firm.ae'], good],
    ['http://192.168.1.5', [...local, ...insecure], good],
    ['https://notexample.com', local, good],
    ['https://www.example.com', ['api.firm.ae'], [...local, ...insecure, ...good]],
    ['https://example.com', [], local],
    ['http://localhost:3000', [], local],
    ['http://127.0.0.1:3000', [], local],
    ['an invalid address', ['api.firm.ae'], local],
  ])('a site at %s', (siteUrl, bad, fine) => {
    const check = createApiUrlCheck(siteUrl)
    expect(bad.filter((url) => !check(url))).toEqual([])
    expect(fine.filter((url) => check(url))).toEqual([])
  })
})
