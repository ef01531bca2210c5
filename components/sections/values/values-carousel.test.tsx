import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'

import { ValuesCarousel } from './values-carousel'

const titles = ['Security', 'Innovation', 'Excellence', 'Generosity']

test('the HTML has each value once, and hides none', () => {
  document.body.innerHTML = renderToString(
    <ValuesCarousel
      slides={titles.map((title) => ({ id: title, label: title, content: <h3>{title}</h3> }))}
      direction="ltr"
      labels={{ slide: 'slide', of: 'of', previous: 'Previous value', next: 'Next value' }}
    >
      <h2>Values</h2>
    </ValuesCarousel>,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual(titles)
  expect(titles.map((name) => screen.getAllByRole('group', { name }).length)).toEqual([1, 1, 1, 1])
  expect(document.querySelector('[inert], [style]')).toBeNull()
})
