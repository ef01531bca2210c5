/** @jest-environment node */
import { cited, heading, joinBlocks, link, list } from './blocks'

test.each([
  ['an element', '<script>alert(1)</script>', '\\<script>alert(1)\\</script>\n'],
  ['an element with a handler', 'a <img src=x onerror=alert(1)>', 'a \\<img src=x onerror=alert(1)>\n'],
  ['an address of no page', '<javascript:alert(1)>', '\\<javascript:alert(1)>\n'],
  [
    'a link of no address',
    '[a](javascript:alert(1)) [b](DATA:text/html,x)',
    '[a\\](javascript:alert(1)) [b\\](DATA:text/html,x)\n',
  ],
  ['a definition of no address', '[a]: javascript:alert(1)', '[a\\]: javascript:alert(1)\n'],
])('%s in a text does nothing', (_name, text, written) => {
  expect(joinBlocks([text])).toBe(written)
})

test('our own markup stays', () => {
  const blocks = [
    heading(1, 'C# and more'),
    '<https://www.firm.ae/contact>',
    list([link('Mail', 'mailto:a@firm.ae'), link('Page', '/contact'), link('Site', 'https://firm.ae')]),
    cited({ text: 'A sentence.', notes: [1, 2] }),
    '[^1]: [Law](https://law.ae), read in 2026',
  ]
  expect(joinBlocks(blocks)).toBe(`${blocks.join('\n\n')}\n`)
})

test('words begin no heading and no link', () => {
  expect(cited({ text: '# 1 in [Dubai](x)' })).toBe('\\# 1 in \\[Dubai\\](x)')
  expect(heading(1, '#Firm [x]')).toBe('# \\#Firm \\[x\\]')
  expect(link('a](javascript:alert(1)', 'https://firm.ae')).toBe('[a\\](javascript:alert(1)](https://firm.ae)')
})
