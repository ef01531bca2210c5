import { markdownTable, overBudget } from './markdown-table'

it('aligns names at the start and figures at the end', () => {
  expect(
    markdownTable(
      ['Page', 'KB'],
      [
        ['home', '9.2'],
        ['contact', overBudget('12')],
      ],
    ),
  ).toBe(
    ['| Page    |       KB |', '| ------- | -------: |', '| home    |      9.2 |', '| contact | **12** ▲ |'].join('\n'),
  )
})
