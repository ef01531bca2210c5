/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { canonicalYaml } from './yaml-file'

import { exampleOwner } from '../owner.fixture'

import { loadContent } from '.'

const { services, products } = loadContent()

/** Any service of a group. Its picture is one of content/pictures.yaml. */
const serviceOf = (group: string) =>
  Object.keys(services).find((slug) => {
    const meta = services[slug]?.meta
    return meta?.group === group && typeof meta.picture === 'string'
  }) ?? ''
const service = serviceOf('cybersecurity')
const others = Object.keys(services).filter((slug) => slug !== service)
const [product = '', lastProduct = ''] = Object.keys(products)

const licence = `company:
  licence:
    number: '000000'
    authority:
      en: Authority
      ar: جهة
    expires: 2099-12-31
    zone: mainland
`
const oneCase = canonicalYaml({
  company: { cases: exampleOwner.company?.cases?.slice(0, 1).map((study) => ({ ...study, service: 'zto' })) },
})
const onePerson = canonicalYaml({
  company: { people: exampleOwner.company?.people?.slice(0, 1).map((one) => ({ ...one, profile: 'example.com/one' })) },
})
const registrar = (email: string, phone: string) => `company:
  registrar:
    name:
      en: Name
      ar: اسم
    role:
      en: Role
      ar: منصب
    email: ${email}
    phone: ${phone}
`

describe('reports what is wrong', () => {
  const copies: string[] = []
  let root: string
  /** The texts of changed files, by path. */
  const before = new Map<string, string>()

  const copyContent = () => {
    root = mkdtempSync(path.join(tmpdir(), 'content-'))
    copies.push(root)
    cpSync('content', root, { recursive: true, filter: (name) => !name.endsWith('.ts') })
    // The owner's slots may be filled.
    writeFileSync(path.join(root, 'owner.yaml'), '{}\n')
  }

  beforeAll(copyContent)
  afterEach(() => {
    for (const [name, text] of before) writeFileSync(name, text)
    before.clear()
  })
  afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })))

  const change = (file: string, from: string | RegExp, to: string) => {
    const name = path.join(root, file)
    const text = readFileSync(name, 'utf8')
    expect(text).toMatch(from)
    before.set(name, text)
    writeFileSync(name, text.replace(from, to))
  }

  const problems = (): string => {
    try {
      loadContent(root)
    } catch (error) {
      return (error as Error).message.replaceAll(`${root}/`, '')
    }
    return ''
  }

  const arabic = `services/${service}/ar.yaml`
  const meta = `services/${service}/meta.yaml`

  test.each([
    [
      'a field that is missing',
      [arabic, /^summary: .*\n/m, ''],
      /services\/[\w-]+\/ar\.yaml:1\n {2}Line in menus \(summary\), Arabic: is missing\. Write it\./,
    ],
    [
      'a text that is too long',
      [arabic, /^headline: .*$/m, `headline: ${'ا'.repeat(1204)}`],
      /ar\.yaml:\d+\n {2}Headline \(headline\), Arabic: has 1204 characters; there may be at most 1200\. Shorten it by 4\./,
    ],
    [
      'a misspelt field',
      [arabic, /^headline:/m, 'hedline:'],
      /ar\.yaml:\d+\n {2}The file, Arabic: has a field "hedline", which does not belong here\. Did you mean "headline"\?/,
    ],
    [
      'a list that is shorter in one language',
      [arabic, /^ {2}- name: .*\n {4}text: .*\n {4}result: .*\n( {4}.*\n)*/m, ''],
      /ar\.yaml:\d+\n {2}Steps \(steps\), Arabic: has \d entries/,
    ],
    [
      'a page that there is not',
      [meta, /(related:\n {2}- ).*/, '$1teapots'],
      /meta\.yaml:\d+\n {2}Page \(related, entry 1\): is "teapots", and there is no such page\. There are .* Or take the line/,
    ],
    [
      'a picture that there is not',
      [meta, /^picture: .*/m, 'picture: zto'],
      /meta\.yaml:\d+\n {2}Picture \(picture\): is "zto", which content\/pictures\.yaml does not have/,
    ],
    [
      'a group that there is not',
      [meta, /^group: .*/m, 'group: security'],
      /meta\.yaml:1\n {2}Group \(group\): is "security"; it has to be "enterprise" or "digital" or "cybersecurity"\./,
    ],
    [
      'a day that there is not',
      [meta, /updated: .*/, 'updated: 2026-02-31'],
      /meta\.yaml:\d+\n {2}Updated \(updated\): is a day that no calendar has\./,
    ],
    [
      'a message without its placeholder',
      ['messages/site/ar.yaml', '{title}', '{titel}'],
      /Description of the PDF’s first page \(catalogue, sheetAlt\), Arabic: must contain \{title\} and no other/,
    ],
    [
      'a file that cannot be read',
      [arabic, /^title: .*$/m, 'title: one: two'],
      /services\/[\w-]+\/ar\.yaml:1\n {2}The line: has a second colon\. Put the text after the first one between 'single quotes'/,
    ],
    [
      'a field without a space after its colon',
      [arabic, /^title: /m, 'title:'],
      /ar\.yaml:1\n {2}The line: is not a field with a text\. Write it as name: text, with a space after the colon\./,
    ],
    [
      'a quotation mark that is left open',
      [arabic, /^headline: .*$/m, 'headline: "مفتوح'],
      /ar\.yaml:\d+\n {2}The line: has a quotation mark that is not closed\. Close it/,
    ],
    [
      'a line that is pushed to the right',
      [arabic, /^ {2}signs:/m, '   signs:'],
      /ar\.yaml:\d+\n {2}The line: begins further left or right than the line it belongs with\./,
    ],
    [
      'a tab',
      [arabic, /^ {2}text: /m, '\ttext: '],
      /ar\.yaml:\d+\n {2}The line: begins with a tab\. Indent it with spaces/,
    ],
    [
      'a number for a text',
      [arabic, /^title: .*$/m, 'title: 365'],
      /ar\.yaml:1\n {2}Title \(title\), Arabic: is a number, and should be a text\. Put it between 'single quotes'\./,
    ],
    [
      'a picture in no form',
      [meta, /^picture: .*/m, 'picture: 5'],
      /Picture \(picture\): should be: A name in content\/pictures\.yaml, or a description of picture\.webp in this/,
    ],
    [
      'a field of a picture of its own',
      [meta, /^picture: .*/m, 'picture:\n  focus: 60% 50%\n  alt:\n    en: Towers\n    ar: أبراج'],
      /Focus \(picture, focus\): is not written as object-\[60%_50%\][^]*English \(picture, alt, en\): has 6 characters/,
    ],
    [
      'a sign of a comment in a text',
      [arabic, /^headline: .*$/m, 'headline: الرقم # واحد'],
      /ar\.yaml:\d+\n {2}The line: has a # after a space, and what follows it is not read\. Put the text between 'single/,
    ],
    [
      'a field that is there twice',
      [arabic, /^headline: .*$/m, '$&\n$&'],
      /ar\.yaml:\d+\n {2}The line: has the field "headline" a second time\. Take one of the two away\./,
    ],
    [
      'a text that begins with a sign of YAML',
      [arabic, /^headline: .*$/m, 'headline: %5 أقل'],
      /ar\.yaml:\d+\n {2}The line: cannot be read\. A text with a colon or a # in it, or a sign such as " % @ \* - at its start, goes between 'single quotes'\./,
    ],
    [
      'a text that begins with a star',
      [arabic, /^headline: .*$/m, 'headline: *مهم*'],
      /ar\.yaml:\d+\n {2}The line: cannot be read\. A text with a colon/,
    ],
    [
      'a text for a list',
      [arabic, /^outcomes:\n( .*\n)+/m, 'outcomes: حوادث أقل\n'],
      /^One thing[^]*What the client holds and measures \(outcomes\), Arabic: should be a list, each entry on a line that begins/,
    ],
    [
      'a text for fields',
      [arabic, /^ {2}signs:\n {4}- text: /m, '  signs:\n    - '],
      /Sign \(audience, signs, entry 1\), Arabic: should have fields below each other: text, sources, furtherNotes, promises\./,
    ],
    [
      'an address without https',
      ['sources.yaml', /^ {2}url: https:\/\//m, '  url: '],
      /Address \(entry \d+, url\): is not an https address\. Write it as https:\/\/www\.example\.com\/document\./,
    ],
    [
      'an address that visitors cannot reach',
      ['sources.yaml', /^ {2}url: .*$/m, '  url: https://192.168.1.1/document'],
      /Address \(entry \d+, url\): names the host 192\.168\.1\.1, which visitors cannot reach\./,
    ],
    [
      'a choice that is empty',
      [`services/${service}/meta.yaml`, /^group: .*$/m, 'group:'],
      /Group \(group\): is empty\. Write it/,
    ],
    [
      'a source in only one language',
      [arabic, /^( +)sources:\n(\1 {2}- .*\n)+/m, ''],
      /Sources \(.*sources\), Arabic: are none, and .* in English\. Both need the same\./,
    ],
    [
      'a plural without its last form',
      ['messages/account-deletion/ar.yaml', / other \{[^}]*\}/, ''],
      /account-deletion\/ar\.yaml:\d+\n .*Arabic: lacks the form for all other numbers: other \{…\}\./,
    ],
    [
      'a brace that is left open',
      ['messages/site/ar.yaml', '{title}', '{title'],
      /sheetAlt\), Arabic: has a brace that is not closed, or a wrong word between braces\./,
    ],
    [
      'a description of a picture that says so',
      ['pages/home/en.yaml', 'pictureAlt: ', 'pictureAlt: Picture of '],
      /Description of the picture \(vision, pictureAlt\), English: begins with “picture”/,
    ],
    [
      'two points that begin alike',
      [arabic, /(bullets:\n {2}- lead: (.*)\n[^]*?\n {2}- lead: ).*/, '$1$2'],
      /First words \(bullets, entry 2, lead\), Arabic: begins as another point does\./,
    ],
    [
      'two sources with one id',
      ['sources.yaml', /- id: (.*)\n([^]*?)- id: .*/, '- id: $1\n$2- id: $1'],
      /sources\.yaml:\d+\n {2}Id \(entry 2, id\): is that of another entry\./,
    ],
    [
      'an id with a space',
      ['partners.yaml', /^- id: .*$/m, '- id: Odoo SA'],
      /Id \(entry 1, id\): may have only small Latin letters and digits, and hyphens between the words\. Write it as odoo-sa\./,
    ],
    [
      'an id in Arabic',
      ['partners.yaml', /^- id: .*$/m, '- id: أودو'],
      /Id \(entry 1, id\): .* Write it as a name such as zero-trust\./,
    ],
    [
      'a picture whose file is not there',
      ['pictures.yaml', /master: .*/, 'master: ia.webp'],
      /File \(entry 1, master\): is "ia\.webp", which art\/masters does not have\. Put the file there/,
    ],
    [
      'a WhatsApp number without the code of its country',
      ['owner.yaml', '{}\n', "enquiries:\n  whatsapp: '050 000 0000'\n"],
      /owner\.yaml:2\n {2}WhatsApp number \(enquiries, whatsapp\): is not a phone number/,
    ],
    [
      'a redirect of what is not a path',
      ['owner.yaml', '{}\n', 'redirects:\n  - { from: about.html, to: / }\n'],
      /owner\.yaml:2\n {2}From \(redirects, entry 1, from\): is not a path\. Write it as \/about-us\.html/,
    ],
    [
      'a redirect that would hide a page',
      ['owner.yaml', '{}\n', 'redirects:\n  - { from: /ar/contact.html, to: / }\n'],
      /owner\.yaml:2\n {2}From \(redirects, entry 1, from\): is "\/ar\/contact\.html", a page of this site\./,
    ],
    [
      'a redirect that would hide a file',
      ['owner.yaml', '{}\n', 'redirects:\n  - { from: /sitemap.xml, to: / }\n'],
      /owner\.yaml:2\n {2}From \(redirects, entry 1, from\): is "\/sitemap\.xml", a file of this site\./,
    ],
    [
      'a redirect that would hide a datasheet',
      ['owner.yaml', '{}\n', `redirects:\n  - { from: /pdfs/services/${service}.ar.pdf, to: / }\n`],
      /From \(redirects, entry 1, from\): is "\/pdfs\/services\/.*\.ar\.pdf", a file of this site\./,
    ],
    [
      'a redirect that is there twice',
      [
        'owner.yaml',
        '{}\n',
        'redirects:\n  - { from: /من-نحن, to: / }\n  - { from: /%D9%85%D9%86-%D9%86%D8%AD%D9%86/, to: /ar }\n',
      ],
      /owner\.yaml:3\n {2}From \(redirects, entry 2, from\): is "\/%D9%85.*\/", as that of another\./,
    ],
    [
      'a redirect that leads nowhere',
      ['owner.yaml', '{}\n', 'redirects:\n  - { from: /old, to: /contacts }\n'],
      /owner\.yaml:2\n {2}To \(redirects, entry 1, to\): is "\/contacts", and this site has no such page\./,
    ],
    [
      'a licence with a day of the Hijri calendar',
      ['owner.yaml', '{}\n', licence.replace('2099-12-31', '1448-06-07')],
      /owner\.yaml:7\n {2}Valid until \(company, licence, expires\): is a day of the Hijri calendar\. Write it as 2026-11-17\./,
    ],
    [
      'an office that closes before it opens',
      ['owner.yaml', '{}\n', "hours:\n  office: { first: Sunday, last: Thursday, opens: '18:00', closes: '09:00' }\n"],
      /owner\.yaml:2\n {2}Closes \(hours, office, closes\): is not later than the time at which the office opens\./,
    ],
    [
      'a place in the group that no page has',
      [`services/${service}/meta.yaml`, /^order: .*$/m, 'order: 1e308'],
      /meta\.yaml:2\n {2}Position \(order\): /,
    ],
    [
      'a picture outside of its folder',
      ['pictures.yaml', /master: .*/, 'master: ../../package.json'],
      /File \(entry 1, master\): is "\.\.\/\.\.\/package\.json", which is not the name of a file in art\/masters\./,
    ],
    [
      'a logo of another site',
      ['partners.yaml', /^ {2}name: .*$/m, '$&\n  logo: { src: https://odoo.com/l.svg, width: 9, height: 9 }'],
      /Path \(entry 1, logo, src\): is not written as a file in public\/\. .* put the file there\./,
    ],
    [
      'a placeholder in only one language',
      ['pages/contact/ar.yaml', /^description: .*\{hours\}.*$/m, 'description: تواصل معنا في دبي.'],
      /Search description \(description\), Arabic: lacks \{hours\}, which the English text has\./,
    ],
    [
      'a character that nobody sees',
      [`services/${service}/ar.yaml`, /^headline: /m, 'headline: \u202e'],
      /ar\.yaml:\d+\n {2}Headline \(headline\), Arabic: has a RIGHT-TO-LEFT OVERRIDE \(U\+202E\)/,
    ],
    [
      'a field that is in a list twice',
      [`services/${service}/ar.yaml`, /^( {4})text: /m, '$1text: كلمات\n$1text: '],
      /ar\.yaml:\d+\n {2}The line: has the field "text" a second time\./,
    ],
    [
      'a licence without its authority',
      ['owner.yaml', '{}\n', licence.replace(/ {4}authority:\n.*\n.*\n/, '')],
      /owner\.yaml:\d\n {2}Authority \(company, licence, authority\): is missing\. Write it\./,
    ],
    [
      'a document that there is not',
      ['owner.yaml', '{}\n', `${licence}    file: /media/licence.pdf\n`],
      /File \(company, licence, file\): is a file that is not there\. Put it at public\/media\/licence\.pdf/,
    ],
    [
      'a free-mail address',
      ['owner.yaml', '{}\n', 'complaints:\n  contact: office@gmail.com\n'],
      /\(complaints, contact\): is a free-mail address\. Use one of the company’s own domain\./,
    ],
    [
      'a contact for registrations with a free-mail address',
      ['owner.yaml', '{}\n', registrar('office@gmail.com', '+971 4 000 0000')],
      /owner\.yaml:9\n {2}Email address \(company, registrar, email\): is a free-mail address\./,
    ],
    [
      'a contact for registrations with a national number',
      ['owner.yaml', '{}\n', registrar('office@firm.example', '04 000 0000')],
      /owner\.yaml:10\n {2}Phone \(company, registrar, phone\): is not a phone number in the form \+971/,
    ],
    [
      'a check of the company’s data that is still to come',
      ['owner.yaml', '{}\n', 'company:\n  checked: 2099-01-01\n'],
      /owner\.yaml:2\n {2}Data last checked \(company, checked\): lies in the future: today is 20\d\d-\d\d-\d\d in Dubai\./,
    ],
    [
      'a year of establishment in the future',
      ['owner.yaml', '{}\n', 'company:\n  established: 2099\n'],
      /owner\.yaml:2\n {2}Year of establishment \(company, established\): is 2099; it may be 20\d\d at most\./,
    ],
    [
      'a case of a service that there is not',
      ['owner.yaml', '{}\n', oneCase],
      /Service \(company, cases, entry 1, service\): is "zto", and there is no such service\. There are \w/,
    ],
    [
      'a profile without https',
      ['owner.yaml', '{}\n', onePerson],
      /Profile \(company, people, entry 1, profile\): is not an https address\. Write it as https:/,
    ],
    [
      'a slot in only one language',
      ['owner.yaml', '{}\n', 'hosting:\n  host:\n    en: Host Ltd\n'],
      /owner\.yaml:3\n {2}Arabic \(hosting, host, ar\): is missing\. Write it\./,
    ],
  ] as const)('%s', (_fault, [file, from, to], message) => {
    change(file, from, to)
    expect(problems()).toMatch(message)
  })

  test('nothing of a redirect from the datasheet of a page that is gone, whose file is still there', () => {
    const file = 'public/pdfs/services/teapots.pdf'
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
    try {
      change('owner.yaml', '{}\n', 'redirects:\n  - { from: /pdfs/services/teapots.pdf, to: /services }\n')
      expect(problems()).toBe('')
    } finally {
      rmSync(file)
    }
  })

  test('nothing of a document that has lapsed: the pages leave it out', () => {
    change('owner.yaml', '{}\n', licence.replace('2099', '2025'))
    expect(problems()).toBe('')
  })

  describe('where folders are not in their places', () => {
    beforeEach(copyContent)

    test('links, files that nothing reads, and names of the program are reported', () => {
      symlinkSync(path.join(root, 'services', service), path.join(root, 'services/again'))
      renameSync(path.join(root, 'products', lastProduct), path.join(root, 'products/constructor'))
      mkdirSync(path.join(root, 'pages/teapots'))
      const added = [
        `services/${service}/fr.yaml`,
        `products/${product}/en.yml`,
        'pages/teapots/en.yaml',
        'Partners.yaml',
      ]
      for (const name of added) {
        writeFileSync(path.join(root, name), 'a: b\n')
      }
      const text = problems()
      expect(text).toMatch(/services\/again:1\n {2}The folder: is a link, and what it leads to is not read/)
      expect(text).toMatch(/products\/constructor:1\n {2}The folder: has a name that programs keep for themselves/)
      expect(text).toMatch(/fr\.yaml:1\n .*is not used\. The files used here are meta\.yaml, en\.yaml, ar\.yaml\./)
      expect(text).toMatch(/en\.yml:1\n .*is not used/)
      expect(text).toMatch(/Partners\.yaml:1\n .*is not used/)
      expect(text).toMatch(/teapots\/en\.yaml:1\n .*pageSchemas in content\/schema\/pages\.ts/)
    })

    test('everything at once, file by file', () => {
      change(arabic, /^summary: .*\n/m, '')
      change(`products/${product}/en.yaml`, /^title: .*\n/m, '')
      rmSync(path.join(root, `services/${others[0]}/ar.yaml`))
      renameSync(path.join(root, `services/${others[1]}`), path.join(root, 'services/My Service'))
      const text = problems()
      expect(text).toMatch(/services\/My Service:1\n {2}The folder: .* Rename it to my-service\./)
      expect(text).toContain(`samples/${others[1]}:1`)
      expect(text).toContain('The folder: is not named after a service. Rename it to one of these: My Service')
      expect(text).toMatch(/^\d+ things are wrong in the words of the site:/)
      const files = [arabic, `products/${product}/en.yaml`, `services/${others[0]}/ar.yaml`, 'My Service']
      expect(files.filter((file) => !text.includes(file))).toEqual([])
    })

    test.each([`services/${service}`, `products/${product}`])(
      '%s can be taken away: every line that names it is reported, and nothing else',
      (folder) => {
        const slug = path.basename(folder)
        rmSync(path.join(root, folder), { recursive: true })
        for (const problem of problems()
          .split('\n\n')
          .at(-1)
          ?.match(/^.+:\d+\n.+$/gm) ?? []) {
          expect(problem).toMatch(new RegExp(`is "${slug}", and there is no such|^samples/${slug}:1\n.*Delete it\\.$`))
        }
      },
    )

    test.each([
      [
        'a part of the sample on the home page',
        'pages/home/meta.yaml',
        /part: .*/,
        'part: 99',
        /Part \(sample, part\): is 99, and the sample has numbers 0 to/,
      ],
      [
        'the part on the page of a service',
        `samples/${service}/meta.yaml`,
        /shown: .*/,
        'shown: 99',
        /Shown \(shown\): is 99, and the sample has/,
      ],
      [
        'a title that another page has',
        arabic,
        /^title: .*/m,
        `title: ${services[others[0] ?? '']?.copy.ar.title}`,
        /Title \(title\), Arabic: is that of services\//,
      ],
    ])('%s', (_fault, file, from, to, message) => {
      change(file, from, to)
      expect(problems()).toMatch(message)
    })

    test('a screen without its picture', () => {
      const [screen] = products[product]?.copy.en.screens ?? []
      change(`products/${product}/en.yaml`, `id: ${screen?.id}\n`, 'id: teapot\n')
      change(`products/${product}/ar.yaml`, `id: ${screen?.id}\n`, 'id: teapot\n')
      expect(problems()).toMatch(
        /Id \(screens, entry 1, id\), English: has no picture\. Put teapot\.en\.webp and teapot\.ar\.webp into/,
      )
    })
  })
})
