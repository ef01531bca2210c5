/** @jest-environment node */
import { address, apiAddress, mapFrame, origin } from './addresses'
import { contact, email, phone } from './contacts'
import { headerName, headerValue } from './headers'
import { faultOf, type Kind } from './kind'
import {
  age,
  androidPackage,
  appleBundle,
  appleTeam,
  dataAttribute,
  date,
  days,
  fingerprints,
  menuPaths,
  repository,
  text,
  texts,
  verification,
} from './values'

const page = address('https://www.example.com/page')
const PRINT = Array.from({ length: 32 }, (_, index) => (index + 160).toString(16).toUpperCase()).join(':')

const good: readonly (readonly [name: string, kind: Kind, values: readonly string[]])[] = [
  ['text', text, ['Palm', 'A*STAR & Sons_#1 <Labs> "Q" {x} $5 @home', 'نخلة للتقنيات', '"Palm" and "Oasis"', 'Sara’s']],
  [
    'origin',
    origin,
    ['https://a.ae', 'http://localhost:3000', 'https://xn--mgbh0fb.xn--mgbaam7a8h', 'https://[::1]:80'],
  ],
  [
    'address',
    page,
    [
      'https://a.ae',
      'https://a.ae/x?y=1',
      'http://localhost:4010/swin',
      'https://www.openstreetmap.org/#map=15/25.1972/55.2744',
      'https://www.google.com/maps/place/Burj+Khalifa/@25.197,55.274,17z/data=!3m1!4b1',
      'https://en.wikipedia.org/wiki/Palm_(tree)',
      'https://a.ae/%D9%85',
    ],
  ],
  ['apiAddress', apiAddress, ['https://api.firm.ae/swin', 'https://api.firm.ae', 'https://api.firm.ae:8443/v1']],
  [
    'mapFrame',
    mapFrame,
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=55.10%2C25.05%2C55.45%2C25.30&layer=mapnik',
      'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3',
      'https://www.google.com/maps/embed/v1/place?key=a&q=b',
      'https://maps.google.com/maps?q=25.2,55.3&output=embed',
      'https://www.google.com/maps/d/embed?mid=1',
      'https://embed.waze.com/iframe?zoom=12',
      'https://maps.firm.ae/',
    ],
  ],
  [
    'email',
    email,
    ['a@b.ae', 'first.last+x@sub.example.com', 'info@firm.ae', 'a@mymail.com', 'Info@Firm.AE', 'a@xn--mgbh0fb.ae'],
  ],
  ['phone', phone, ['+971 00 000 0000', '+97140000000', '+971 4 123 4567', '+44 20 7946 0958']],
  ['contact', contact, ['security@firm.ae', 'https://www.firm.ae/report']],
  ['headerName', headerName, ['x-api-key', 'Authorization', 'X-Firm-Key', 'api_key']],
  ['headerValue', headerValue, ['f3b1c9d27a', 'Bearer a b', 'ab$cd#12', 'a;b,c"d']],
  ['date', date, ['2027-10-31', '2028-02-29']],
  ['days', days, ['0', '30', '9999']],
  ['age', age, ['4', '13']],
  ['menuPaths', menuPaths.ar, ['Settings > Account > Delete account', 'الإعدادات > حذف الحساب', 'Profile']],
  ['repository', repository, ['firm/website', 'firm-ae/web.site_2']],
  ['verification', verification, ['dGhpcyBpcyBhIHRva2Vu-_x', '0123456789ABCDEF0123456789ABCDEF']],
  ['dataAttribute', dataAttribute, ['data-domain=www.firm.ae', 'data-website-id=94db1cb1-74f4-4a40-ad6c-962362670409']],
  ['androidPackage', androidPackage, ['ae.firm.swin', 'com.example.App_2']],
  ['fingerprints', fingerprints, [PRINT, `${PRINT}, ${PRINT}`]],
  ['appleTeam', appleTeam, ['ABCDE12345']],
  ['appleBundle', appleBundle, ['ae.firm.swin', 'com.example.my-app']],
]

test.each(good)('%s takes right values', (_name, kind, values) => {
  expect(values.map((value) => [value, faultOf(kind, value)])).toEqual(values.map((value) => [value, undefined]))
})

/** A wrong value with the value that is offered for it; none where nobody can tell what is meant. */
const wrong: readonly (readonly [name: string, kind: Kind, values: Readonly<Record<string, string | undefined>>])[] = [
  [
    'text',
    text,
    {
      'Pa\u200blm': 'Palm',
      'نخلة\u202e': 'نخلة',
      'Office 1\nDubai': 'Office 1 Dubai',
      '"Palm"': 'Palm',
      '“Palm”': 'Palm',
      "'نخلة'": 'نخلة',
      ['x'.repeat(201)]: undefined,
      undefined: undefined,
      null: undefined,
      '-': undefined,
      '…': undefined,
      'Lab 🧪': undefined,
      株式会社: undefined,
      'Cafe\u0301': 'Café',
      'Palm\u2003Tower': 'Palm Tower',
    },
  ],
  [
    'texts in Arabic',
    texts.ar,
    {
      'مكتب ١٢٠٣': 'مكتب 1203',
      ﻧﺨﻠﺔ: 'نخلة',
      نخـــلة: 'نخلة',
      'نخلة, دبی': undefined,
    },
  ],
  [
    'origin',
    origin,
    {
      'https://a.ae/': 'https://a.ae',
      'https://a.ae/x?b': 'https://a.ae',
      'HTTPS://WWW.Firm.ae/': 'https://www.firm.ae',
      'https://www.firm.ae:443': 'https://www.firm.ae',
      'https://شركة.امارات': 'https://xn--ogbpi5d.xn--mgbaam7a8h',
      'https://www.fi\u200brm.ae': 'https://www.firm.ae',
      'www.firm.ae': 'https://www.firm.ae',
      '//www.firm.ae': 'https://www.firm.ae',
      'https:/www.firm.ae': 'https://www.firm.ae',
      'http://www.firm.ae:80/': 'http://www.firm.ae',
      'https://sara:key@www.firm.ae': 'https://www.firm.ae',
      'https://2130706433': 'https://127.0.0.1',
      '<https://www.firm.ae>': 'https://www.firm.ae',
      'https://www.firm.ae.': undefined,
      'https://www"firm.ae': undefined,
      'https://*.firm.ae': undefined,
      'https://www;firm.ae': undefined,
      'https://www,firm.ae': undefined,
      "https://www'firm.ae": undefined,
      'https://a{b}.ae': undefined,
      'https://$host.ae': undefined,
      'https://firm': undefined,
      'https://': undefined,
      'file:///srv': undefined,
    },
  ],
  [
    'address',
    page,
    {
      '/x': undefined,
      'linkedin.com/company/firm': 'https://linkedin.com/company/firm',
      'javascript:alert(1)': undefined,
      'mailto:a@b.ae': undefined,
      '@firm': undefined,
      'https://a.ae/a b': 'https://a.ae/a%20b',
      'https://a.ae/خريطة': 'https://a.ae/%D8%AE%D8%B1%D9%8A%D8%B7%D8%A9',
      'https://a.ae/?q={x}': 'https://a.ae/?q=%7Bx%7D',
      'https://a.ae\\b': 'https://a.ae/b',
      'https://a.ae/b/../c': 'https://a.ae/c',
      'https://www"firm.ae/l.png': undefined,
      'https://www%22firm.ae/l.png': undefined,
      'https://a.ae/\nhttps://b.ae': 'https://a.ae/%20https://b.ae',
    },
  ],
  [
    'apiAddress',
    apiAddress,
    {
      'https://a:b@api.firm.ae': 'https://api.firm.ae',
      'https://api.firm.ae/?': 'https://api.firm.ae',
      'https://api.firm.ae/v1#v': 'https://api.firm.ae/v1',
      'https://*.firm.ae/x': undefined,
      'localhost:4010': 'http://localhost:4010',
    },
  ],
  [
    'mapFrame',
    mapFrame,
    {
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;hl=ar" width="600"></iframe>':
        'https://www.google.com/maps/embed?pb=!1m18&hl=ar',
      'https://maps.app.goo.gl/abc': undefined,
      'https://goo.gl/maps/abc': undefined,
      'https://www.google.com/maps/place/Burj+Khalifa/@25.197,55.274,17z': undefined,
      'https://www.google.ae/maps?q=dubai': undefined,
      'https://www.openstreetmap.org/#map=15/25.1972/55.2744': undefined,
      'https://www.bing.com/maps?cp=25~55': undefined,
      'https://www.waze.com/live-map': undefined,
      'https://maps.apple.com/?ll=25,55': undefined,
      'https://*/': undefined,
    },
  ],
  [
    'email',
    email,
    {
      'mailto:info@firm.ae': 'info@firm.ae',
      'info @ firm.ae': 'info@firm.ae',
      'Sara <sara@firm.ae>': 'sara@firm.ae',
      'info@شركة.امارات': 'info@xn--ogbpi5d.xn--mgbaam7a8h',
      'info@firm.ae.': 'info@firm.ae',
      'in\u200bfo@firm.ae': 'info@firm.ae',
      'info@firm.ae?subject=x': 'info@firm.ae',
      'a?bcc=x%40evil.ae&subject=y@firm.ae': undefined,
      'a@b': undefined,
      '@b.ae': undefined,
      'a..b@c.ae': undefined,
      '.a@c.ae': undefined,
      'a@b..ae': undefined,
      'a@b@c.ae': undefined,
      'سارة@firm.ae': undefined,
      'firm@gmail.com': undefined,
      'firm@Yahoo.co.uk': undefined,
      'firm@live.com': undefined,
    },
  ],
  [
    'phone',
    phone,
    {
      '+971-4-123-4567': '+971 4 123 4567',
      '+971 (0)4 123 4567': '+971 4 123 4567',
      '+971.4.123.4567': '+971 4 123 4567',
      '00971 4 123 4567': '+971 4 123 4567',
      '04 123 4567': '+971 4 123 4567',
      '٠٤ ١٢٣ ٤٥٦٧': '+971 4 123 4567',
      '971501234567': '+971501234567',
      'https://wa.me/971501234567': '+971501234567',
      'https://wa.me/971501234567?text=Hi%202': '+971501234567',
      'https://api.whatsapp.com/send?phone=971501234567': '+971501234567',
      'tel:+97141234567': '+97141234567',
      '\u202a+971 4 123 4567\u202c': '+971 4 123 4567',
      '+971': undefined,
      '+971 4a': undefined,
      '800 FIRM': undefined,
      '+97141234567890123456': undefined,
      '+         ': undefined,
    },
  ],
  [
    'contact',
    contact,
    {
      'mailto:security@firm.ae': 'security@firm.ae',
      'http://www.firm.ae/report': 'https://www.firm.ae/report',
      'https://a.ae/r\nContact: https://evil.ae': 'https://a.ae/r%20Contact:%20https://evil.ae',
      'https://': undefined,
      '+971 4 000 0001': undefined,
    },
  ],
  [
    'headerName',
    headerName,
    {
      'x api key': 'x-api-key',
      'x-api-key:': 'x-api-key',
      'x-api-key: abc': 'x-api-key',
      مفتاح: undefined,
      ...Object.fromEntries(
        'Host Cookie Origin Sec-Fetch-Site Content-Length TE Proxy-Authorization Set-Cookie Content-Type Accept User-Agent'
          .split(' ')
          .map((name) => [name, undefined]),
      ),
    },
  ],
  ['headerValue', headerValue, { مفتاح: undefined, clé: undefined, 'a\tb': 'a b', 'a\u0000b': 'ab', '“key”': 'key' }],
  [
    'date',
    date,
    {
      '2027-02-29': undefined,
      soon: undefined,
      '31/10/2027': '2027-10-31',
      '1449-05-30': '2027-10-30',
      '2207-10-31': undefined,
    },
  ],
  [
    'days',
    days,
    { '30 days': '30', '٣٠': '30', '+30': '30', '1.5': undefined, '-1': undefined, thirty: undefined, '00': undefined },
  ],
  ['age', age, { '13+': '13', '13 years': '13', '١٨': '18', thirteen: undefined, '0': undefined }],
  [
    'menuPaths',
    menuPaths.ar,
    {
      'Settings → Delete': 'Settings > Delete',
      'الإعدادات < حذف': 'الإعدادات > حذف',
      '> Delete >': 'Delete',
      '>': undefined,
    },
  ],
  [
    'repository',
    repository,
    {
      'https://github.com/firm/website.git': 'firm/website',
      'git@github.com:firm/website.git': 'firm/website',
      'https://github.com/firm/website/tree/main': 'firm/website',
      'firm/..': undefined,
      firm: undefined,
    },
  ],
  [
    'verification',
    verification,
    {
      '<meta name="google-site-verification" content="dGhpcyBpcyBhIHRva2Vu" />': 'dGhpcyBpcyBhIHRva2Vu',
      'google-site-verification=dGhpcyBpcyBhIHRva2Vu': 'dGhpcyBpcyBhIHRva2Vu',
      'a b': undefined,
    },
  ],
  [
    'dataAttribute',
    dataAttribute,
    {
      '<script defer data-domain="firm.ae" src="https://counter.ae/script.js"></script>': 'data-domain=firm.ae',
      'onload=alert(1)': undefined,
      'data-x="><script>': undefined,
    },
  ],
  [
    'androidPackage',
    androidPackage,
    { 'https://play.google.com/store/apps/details?id=ae.firm.swin&hl=en': 'ae.firm.swin', swin: undefined },
  ],
  [
    'fingerprints',
    fingerprints,
    {
      [PRINT.toLowerCase()]: PRINT,
      [PRINT.replaceAll(':', '')]: PRINT,
      [`SHA256: ${PRINT}`]: PRINT,
      [`${PRINT} ${PRINT}`]: `${PRINT}, ${PRINT}`,
      'AB:CD': undefined,
    },
  ],
  ['appleTeam', appleTeam, { abcde12345: 'ABCDE12345', ABCDE: undefined }],
  [
    'appleBundle',
    appleBundle,
    { 'ABCDE12345.ae.firm.swin': 'ae.firm.swin', swin: undefined, 'ae.firm swin': undefined },
  ],
]

test.each(wrong)('%s refuses wrong values, and offers what would do', (_name, kind, values) => {
  const found = Object.keys(values).map((value) => {
    const fault = faultOf(kind, value)
    return [value, fault ? fault.offer : 'accepted']
  })
  expect(Object.fromEntries(found)).toEqual(values)
})
