import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { GalleryViewer } from './gallery-viewer'

const screens = ['Prediction', 'Plan', 'Session'].map((name) => ({
  id: name,
  name,
  caption: `What ${name} shows.`,
  preview: <img src="/preview.webp" alt={name} />,
  thumbnail: <img src="/thumbnail.webp" alt={name} />,
}))

function renderGallery() {
  render(
    <GalleryViewer device="phone" screens={screens} thumbnailsLabel="Choose a screen" of="of">
      <h2>Explore The Other Screens</h2>
    </GalleryViewer>,
  )
  return screen.getByRole('group', { name: 'Choose a screen' })
}

describe('GalleryViewer', () => {
  it('opens with the first screen', () => {
    const thumbnails = renderGallery()
    expect(screen.getByRole('heading', { level: 3, name: 'Prediction' })).toBeVisible()
    expect(within(thumbnails).getByRole('button', { name: 'Prediction' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText('1 of 3')).toBeVisible()
  })

  it('shows only the screen whose thumbnail is chosen', async () => {
    const thumbnails = renderGallery()
    await userEvent.click(within(thumbnails).getByRole('button', { name: 'Session' }))
    expect(screen.getByRole('heading', { level: 3, name: 'Session' })).toBeVisible()
    expect(screen.getByText('What Session shows.')).toBeVisible()
    expect(screen.getByText('3 of 3')).toBeVisible()
    // The preview and the thumbnail of the chosen screen; only the thumbnails of the others.
    expect(screen.getAllByRole('img', { name: 'Session' })).toHaveLength(2)
    expect(screen.getAllByRole('img', { name: 'Prediction' })).toHaveLength(1)
    expect(within(thumbnails).getByRole('button', { name: 'Prediction' })).not.toHaveAttribute('aria-current')
  })
})
