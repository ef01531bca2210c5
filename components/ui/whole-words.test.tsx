import { render } from '@testing-library/react'

import { WholeWords } from './whole-words'

const wholeWords = (text: string) => {
  const { container } = render(<WholeWords text={text} />)
  expect(container.textContent).toBe(text)
  return Array.from(container.querySelectorAll('.whole-word'), ({ textContent }) => textContent)
}

test('words with one letter before their hyphen stay whole, in both languages', () => {
  expect(wholeWords('Ready for e-invoicing, with E-Business Suite')).toEqual(['e-invoicing', 'E-Business'])
  expect(wholeWords('ندعم Oracle E-Business Suite')).toEqual(['E-Business'])
})

test('other words may be broken', () => {
  expect(wholeWords('Day-to-day support before go-live, from 2026-11 on')).toEqual([])
})
