/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { formatContent } from './format-content'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'format-'))
  cpSync('content', root, { recursive: true, filter: (name) => !name.endsWith('.ts') })
})
afterAll(() => rmSync(root, { recursive: true }))

test('writes the one form, keeps comments, and leaves a file alone from which words would go', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'latin1')
  const change = (file: string, from: RegExp, to: string) => {
    const text = read(file).replace(from, to)
    writeFileSync(path.join(root, file), text, 'latin1')
    return text
  }
  const [one, another, third] = readdirSync(path.join(root, 'services'))
  const [product] = readdirSync(path.join(root, 'products'))
  const groups = read('groups.yaml')
  change('groups.yaml', /$/, '\n\n')
  const partners = `# Ask Ali before changing\n${read('partners.yaml')}`
  change('partners.yaml', /^[^]*$/, partners.replace('name: Odoo', 'name:   "Odoo"'))
  const left = {
    [`services/${one}/en.yaml`]: change(
      `services/${one}/en.yaml`,
      /^( {4})text: /m,
      '$1text: A sentence of mine.\n$1text: ',
    ),
    [`services/${another}/en.yaml`]: change(`services/${another}/en.yaml`, /^headline: .*$/m, 'headline: The caf\xe9'),
    [`services/${third}/en.yaml`]: change(`services/${third}/en.yaml`, /^headline: .*$/m, '$&\n  # and more'),
    [`products/${product}/en.yaml`]: change(`products/${product}/en.yaml`, /^headline: /m, 'headlin: '),
  }

  const { written, left: problems } = formatContent(root)
  expect(written.map((file) => path.relative(root, file)).sort()).toEqual(['groups.yaml', 'partners.yaml'])
  expect(read('groups.yaml')).toBe(groups)
  expect(read('partners.yaml')).toBe(partners)
  for (const [file, text] of Object.entries(left)) {
    expect(read(file)).toBe(text)
    expect(problems.join('\n')).toContain(`${path.posix.join(root, file)}:`)
  }
  expect(readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.new'))).toEqual([])
  expect(formatContent(root).written).toEqual([])
})
