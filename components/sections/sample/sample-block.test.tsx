import { renderToStaticMarkup } from 'react-dom/server'

import { SampleBlock } from './sample-block'
import { SampleTable } from './sample-table'
import { SampleText } from './sample-text'

const table = {
  type: 'table' as const,
  caption: 'Fields',
  columns: ['Name', 'Value'],
  rows: ['1', '2', '3', '4'].map((number) => [`Field ${number}`, number]),
}
const markup = (folded?: true) =>
  renderToStaticMarkup(
    <SampleBlock id="fields" block={{ ...table, folded }} folded={({ count }) => `${count} more`} locale="en" />,
  )

test('folds the rows of a table where its data says so, and names how many', () => {
  expect(markup(true)).toContain('2 more')
  expect(markup(true).match(/<tr/g)).toHaveLength(5)
  expect(markup()).not.toContain('<details')
})

test('names a column in all rows of a sheet, or in none', () => {
  const long = 'A value that leaves no room beside it'
  const rows = [
    ['First', '25 yes', long],
    ['Second', '24 yes, 1 after four days', long],
  ]
  const block = { ...table, columns: ['Question', 'Result', 'Reason'], rows }
  const html = renderToStaticMarkup(<SampleTable labelledBy="fields" block={block} brief locale="en" />)
  expect(html.match(/data-column="Result"/g)).toHaveLength(rows.length)
  expect(html).not.toContain('data-column="Reason"')
})

test('a short code stays in one line, a long one may go on after a slash', () => {
  const codeOf = (text: string) => renderToStaticMarkup(<SampleText text={text} locale="en" />)
  expect(codeOf('`INV/2027/00018` and `DEV-01`')).not.toContain('<wbr')
  expect(codeOf('`CVSS:4.0/AV:N/AC:L/AT:N/PR:L`').match(/<wbr/g)).toHaveLength(4)
})
