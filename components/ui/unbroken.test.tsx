import { renderToStaticMarkup } from 'react-dom/server'

import { unbroken } from './unbroken'

const html = (text: string) =>
  renderToStaticMarkup(unbroken(text)).replaceAll('<span class="unbroken">', '[').replaceAll('</span>', ']')

test('a hyphenated word stays on one line', () => {
  expect(html('One-time codes, a point-of-sale system, إدارة Oracle E-Business Suite')).toBe(
    '[One-time] codes, a [point-of-sale] system, إدارة Oracle [E-Business] Suite',
  )
})

test('a percent sign stays at the right of its number after an Arabic word', () => {
  expect(html('139 من 160: 86.9% (80.8)، دون 90%')).toBe(
    '139 من 160: <bdi dir="ltr">86.9%</bdi> (80.8)، دون <bdi dir="ltr">90%</bdi>',
  )
  expect(html('85%، ضريبة VAT 5%')).toBe('85%، ضريبة VAT 5%')
})

test.each(['pre- and post-. From -5 to 5 - and back', 'plain words', ''])('%s is left as it is', (text) => {
  expect(html(text)).toBe(text)
})

test('adds no character that nobody sees', () => {
  const text = renderToStaticMarkup(unbroken('e-invoicing، 90% من PCI DSS وUSB'))
  expect(text.replace(/<[^>]+>/g, '').replace(/[\u00a0\u202f]/g, ' ')).toBe('e-invoicing، 90% من PCI DSS و USB')
})
