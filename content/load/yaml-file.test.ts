/** @jest-environment node */
import { canonicalYaml, lostComments, readYaml } from './yaml-file'

const faultsOf = (text: string | Uint8Array) => {
  const yaml = readYaml(typeof text === 'string' ? Buffer.from(text) : text)
  return 'faults' in yaml ? yaml.faults.map(({ line, text: fault }) => `${line} ${fault}`) : []
}

describe('refuses words that a parser drops or changes in silence', () => {
  test.each([
    ['a field that is there twice', 'a: 1\nb: 2\na: 3\n', '3 has the field "a" a second time'],
    ['one in a list', 'a:\n  - b: 1\n    b: 2\n', '3 has the field "b" a second time'],
    ['one in a group', 'a:\n  b:\n    c: 1\n    c: 2\n', '4 has the field "c" a second time'],
    ['one in quotation marks', "a: 1\n'a': 2\n", '2 has the field "a" a second time'],
    ['one in braces', 'a: { b: 1, b: 2 }\n', '1 has the field "b" a second time'],
    ['an alias', 'a: &x b\nc: *x\n', '1 cannot be read'],
    ['an alias of nothing', 'a: [*x]\n', '1 cannot be read'],
    ['a text that begins with &', 'a: &Sons\n', '1 cannot be read'],
    ['a tag', 'a: !!str b\n', '1 cannot be read'],
    ['an unknown tag', 'a: b\nc: !important\n', '2 cannot be read'],
    ['a merged group', 'a: &x\n  b: c\nd:\n  <<: *x\n', '2 cannot be read'],
    ['a # after a tab', 'a: The app\t# opens\n', '1 has a # after a space'],
    ['a # after a text', 'a: The app # opens\n', '1 has a # after a space'],
    ['a # after quotation marks', "a: 'The app' # opens\n", '1 has a # after a space'],
    ['a # after the name of a group', 'a: # why\n  b: c\n', '1 has a # after a space'],
    ['a # where a text could go on', 'a: The app\n  # opens\nb: c\n', '2 begins with a #'],
    ['one in a list', 'a:\n  - b: The app\n    # opens\n  - b: c\n', '3 begins with a #'],
    ['one at the end', 'a:\n  - The app\n  # opens\n', '3 begins with a #'],
    ['one below lines', 'a: |-\n  one\n# two\nb: c\n', '3 begins with a #'],
    ['a second document', 'a: b\n---\nc: d\n', '2 is in a second document'],
    ['words after the end', 'a: b\n...\nlost\n', '3 is in a second document'],
    ['another version of YAML', '%YAML 1.1\n---\na: yes\n', '1 begins with %YAML'],
    ['line ends of an old Mac', 'a: b\rc: d\r', '1 is saved with line ends of an old Mac'],
    [
      'a no-break space before a field',
      'a:\n\u00a0\u00a0b: c\n',
      '2 has a NO-BREAK SPACE (U+00A0) where a space belongs',
    ],
    ['a no-break space after a colon', 'a:\u00a0b\n', '1 has a NO-BREAK SPACE (U+00A0) where a space belongs'],
    ['a no-break space after a hyphen', 'a:\n  -\u00a0b\n', '2 has a NO-BREAK SPACE (U+00A0) where a space belongs'],
    ['a byte order mark in the middle', 'a: b\n\ufeffc: d\n', '2 has a BYTE ORDER MARK (U+FEFF) where a space belongs'],
    ['a name that is none', '? [a]\n: b\n', '1 has no name before its colon'],
    ['no name', ': b\n', '1 has no name before its colon'],
  ])('%s', (_what, text, fault) => {
    expect(faultsOf(text).some((found) => found.startsWith(fault))).toBe(true)
  })
})

describe('gives the right advice', () => {
  test.each([
    ['a text that ends with a colon', 'a: Three things:\nb: c\n', '1 has a second colon'],
    ['an apostrophe in single quotes', "a: 'It's open'\nb: c\n", '1 has an apostrophe between'],
    ['two of them', "a:\n  - 'The firms' apps'\n", '2 has an apostrophe between'],
    ['a quotation at the start', 'a: "Open" the gate\nb: c\n', '1 goes on after a quotation mark'],
    ['single quotes in double ones', 'a: "Open "now""\nb: c\n', '1 has a " between "double quotes"'],
    ['a backslash', 'a: "C:\\docs"\n', '1 has a \\ between "double quotes"'],
    ['a text on two lines with a colon', 'a: The app\n  opens: now\n', '2 begins further left or right'],
    ['a wide colon', 'a：b\nc: d\n', '1 has a wide colon'],
    ['lines of a block pushed to the left', 'a: |\n    one\n  two\nb: c\n', '3 begins further left or right'],
    ['an open quotation', 'a: "b\nc: d\n', '1 has a quotation mark that is not closed'],
    ['a sign at the start', 'a: @home\n', '1 cannot be read'],
    ['a list in braces that is not closed', 'a: [b, c\nd: e\n', '2 begins further'],
  ])('%s', (_what, text, fault) => {
    expect(faultsOf(text).filter((found) => !found.startsWith(fault))).toEqual([])
    expect(faultsOf(text)).not.toEqual([])
  })
})

describe('encodings', () => {
  const bytes = (...codes: number[]) => Uint8Array.from([...Buffer.from('a: b\nc: '), ...codes, 10])
  test.each([
    ['Windows-1252', bytes(0x43, 0x61, 0x66, 0xe9), '2 is not saved as UTF-8, but as Windows-1252'],
    ['Windows-1256', bytes(0xc7, 0xe1, 0xcb, 0xde, 0xc9), '2 is not saved as UTF-8, but as Windows-1256'],
    ['a letter cut in half', bytes(0xd8), '2 is not saved as UTF-8'],
    ['a surrogate', bytes(0xed, 0xa0, 0x80), '2 is not saved as UTF-8'],
    ['UTF-16', Buffer.from('\ufeffa: b\n', 'utf16le'), '1 is saved as UTF-16'],
    ['UTF-16 without its mark', Buffer.from('a: Three things\n', 'utf16le'), '1 is saved as UTF-16'],
  ])('%s', (_what, text, fault) => {
    expect(faultsOf(text)[0]).toMatch(new RegExp(`^${fault}`))
  })

  test('a byte-order mark at the start and line ends of Windows are read', () => {
    expect(readYaml(Buffer.from('\ufeffa: b\r\nc:\r\n  - d\r\n'))).toMatchObject({ value: { a: 'b', c: ['d'] } })
  })
})

describe('comments', () => {
  const read = (text: string) => {
    const yaml = readYaml(Buffer.from(text))
    if ('faults' in yaml) throw new Error(yaml.faults[0]?.text)
    return yaml
  }
  const FILE = `# Ask Ali before changing this.

# The partners
partners:
  # The first of all
  - id: odoo
    # As they write it
    name: Odoo
  # Since 2026
  - id: agafi
    name: 'A # in quotes, # twice'
code: |-
  # no comment
  run
next: y
# At the end of 2026
last: z

# Below everything
`

  test('stay in their places', () => {
    expect(canonicalYaml(read(FILE).value, read(FILE))).toBe(FILE)
  })

  test('stay when a text changes, and when an entry is added or taken away', () => {
    const before = read(FILE)
    const { partners = [] } = before.value as { partners?: { id: string; name: string }[] }
    const changed = (list: typeof partners) => canonicalYaml({ ...(before.value as object), partners: list }, before)
    expect(changed(partners.with(0, { id: 'odoo', name: 'Odoo SA' }))).toBe(FILE.replace('Odoo', 'Odoo SA'))
    const added = changed([{ id: 'vyzyo', name: 'Vyzyo' }, ...partners])
    expect(lostComments(before, added)).toEqual([])
    expect(added).toContain('  # Since 2026\n  - id: agafi\n')
    expect(lostComments(before, changed(partners.slice(0, 1)))).toMatchObject([{ line: 9, text: '# Since 2026' }])
  })

  test('a # in a text is none', () => {
    expect(faultsOf('a: \'b # c\'\nd: e#f\ng: "h # i"\nj: |-\n  # k\n')).toEqual([])
  })
})
