import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { ValuesCarousel } from './values-carousel'

const titles = ['Security', 'Innovation', 'Excellence', 'Generosity']

const carousel = (
  <ValuesCarousel
    slides={titles.map((title) => ({ id: title, label: title, content: <h3>{title}</h3> }))}
    direction="ltr"
    labels={{ slide: 'slide', previous: 'Previous value', next: 'Next value' }}
  >
    <h2>Values</h2>
  </ValuesCarousel>
)

describe('ValuesCarousel', () => {
  it('has each value once in the HTML, none of them hidden', () => {
    document.body.innerHTML = renderToString(carousel)
    expect(screen.getAllByRole('heading', { level: 3, hidden: true }).map((h) => h.textContent)).toEqual(titles)
    expect(screen.getAllByRole('group')).toHaveLength(4)
    expect(document.querySelector('[inert], [style]')).toBeNull()
    document.body.innerHTML = ''
  })

  it('adds copies that nobody is told of once it is wanted', async () => {
    render(carousel)
    expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Next value' }))
    await waitFor(() => expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(8))
    expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual(titles)
  })
})
