import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { SiblingCardsCarousel } from './sibling-cards-carousel'

const titles = ['SIEM', 'Zero Trust', 'Compliance', 'GRC', 'DLP']
const labels = {
  slide: 'slide',
  of: 'of',
  pause: 'Pause cards',
  play: 'Play cards',
  previous: 'Previous card',
  next: 'Next card',
}

const renderCards = () =>
  render(
    <SiblingCardsCarousel
      slides={titles.map((title) => ({ id: title, label: title, content: <a href="#card">{title}</a> }))}
      direction="ltr"
      labels={labels}
    >
      <h2>More</h2>
    </SiblingCardsCarousel>,
  )

const pause = () => screen.queryByRole('button', { name: 'Pause cards' })
const play = () => screen.queryByRole('button', { name: 'Play cards' })

describe('SiblingCardsCarousel', () => {
  afterEach(() => jest.restoreAllMocks())

  it('puts the pause button first in the tab order', async () => {
    renderCards()
    await userEvent.tab()
    expect(pause()).toHaveFocus()
  })

  it('renames its button when it stops and starts, and announces only moves by the visitor', async () => {
    renderCards()
    const live = () => screen.getByRole('group', { name: 'SIEM' }).closest('[aria-live]')?.getAttribute('aria-live')
    expect(live()).toBe('off')
    await userEvent.click(screen.getByRole('button', { name: 'Pause cards' }))
    expect(pause()).toBeNull()
    expect(live()).toBe('polite')
    await userEvent.click(screen.getByRole('button', { name: 'Play cards' }))
    expect(play()).toBeNull()
    expect(live()).toBe('off')
  })

  it('stops when the keyboard enters, and stays stopped when it leaves', async () => {
    renderCards()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Previous card' })).toHaveFocus()
    expect(play()).toBeVisible()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    expect(document.body).toHaveFocus()
    expect(play()).toBeVisible()
  })

  it('lets the keyboard reach every card once it has stopped', async () => {
    renderCards()
    await userEvent.click(screen.getByRole('button', { name: 'Pause cards' }))
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(titles)
  })

  it('does not start under reduced motion until its button is pressed', async () => {
    const media = window.matchMedia('(prefers-reduced-motion: reduce)')
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true })
    renderCards()
    expect(play()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Play cards' }))
    expect(pause()).toBeVisible()
  })
})
