import {
  isDays,
  isEmail,
  isHeaderName,
  isOptionalUrl,
  isOrigin,
  isPhone,
  isText,
  isUrl,
  settingsReader,
} from './settings-reader'

describe('settingsReader', () => {
  const reader = (environment: Record<string, string | undefined>) => settingsReader(environment, 'content/site.ts')

  it('prefers the environment, without the spaces around it', () => {
    expect(reader({ SITE_PHONE: ' +971 4 000 0001 ' }).read('SITE_PHONE', '+971 00', isPhone)).toBe('+971 4 000 0001')
  })

  it.each([{}, { NAME: '' }, { NAME: '   ' }])('takes the default where nothing is set: %j', (environment) => {
    const { read, finish } = reader(environment)
    expect(read('NAME', 'Palm', isText)).toBe('Palm')
    expect(finish).not.toThrow()
  })

  it('names every bad setting, its value, what is wrong and where the defaults are', () => {
    const { read, finish } = reader({ SITE_EMAIL: 'hello', SITE_PHONE: '04 000', SITE_NAME: 'Palm' })
    read('SITE_EMAIL', 'hello@example.com', isEmail)
    read('SITE_PHONE', '+971 00 000 0000', isPhone)
    read('SITE_NAME', 'Nakhla', isText)
    const message = (() => {
      try {
        finish()
      } catch (error) {
        return String(error)
      }
    })()
    expect(message).toContain('content/site.ts')
    expect(message).toContain('SITE_EMAIL = "hello" is not an email address')
    expect(message).toContain('SITE_PHONE = "04 000" is not a phone number')
    expect(message).not.toContain('SITE_NAME')
  })

  it('checks the default too', () => {
    const { read, finish } = reader({})
    read('SITE_URL', 'www.example.com', isOrigin)
    expect(finish).toThrow('SITE_URL')
  })
})

test.each([
  ['isText', isText, ['Palm'], ['', '  ']],
  ['isEmail', isEmail, ['a@b.ae', 'first.last+x@sub.example.com'], ['', 'a', 'a@b', 'a b@c.ae', '@b.ae', 'a@b@c.ae']],
  ['isPhone', isPhone, ['+971 00 000 0000', '+97140000000'], ['', '04 000 0000', '+971', '+971-4-000-0000', '+971 4a']],
  ['isUrl', isUrl, ['https://a.ae/x?y=1', 'http://localhost:4010/swin'], ['', '/x', 'a.ae', 'javascript:alert(1)']],
  [
    'isOrigin',
    isOrigin,
    ['https://a.ae', 'http://localhost:3000'],
    ['https://a.ae/', 'https://a.ae/x', 'https://A.ae', 'https://a.ae?b', 'a.ae'],
  ],
  ['isOptionalUrl', isOptionalUrl, ['', 'https://a.ae'], ['a.ae', 'mailto:a@b.ae']],
  ['isHeaderName', isHeaderName, ['x-api-key', 'Authorization'], ['', 'x api', 'x:api', 'مفتاح', 'x\r\ny']],
  ['isDays', isDays, ['0', '30', '9999'], ['', '-1', '1.5', 'thirty', '12345']],
])('%s tells good values from bad ones', (_name, check, good, bad) => {
  for (const value of good) expect([value, check(value)]).toEqual([value, undefined])
  for (const value of bad) expect([value, check(value)]).toEqual([value, expect.any(String)])
})
