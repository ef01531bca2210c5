import { renderToStaticMarkup } from 'react-dom/server'

import { SampleBlock } from './sample-block'

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
