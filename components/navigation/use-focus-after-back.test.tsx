import { fireEvent, render, screen } from '@testing-library/react'

import { useFocusAfterBack } from './use-focus-after-back'

const paths: Readonly<Record<string, string>> = { A: '/a', B: '/b' }

/** Two pages with the same links. */
function Site({ page }: { page: string }) {
  const remember = useFocusAfterBack(paths[page] ?? '')
  return (
    <main id="content" tabIndex={-1}>
      <a href="/b" onClick={(event) => remember(event.currentTarget)}>
        To B
      </a>
      <a href="/a" onClick={(event) => remember(event.currentTarget)}>
        To A
      </a>
    </main>
  )
}

/** Opens page A, follows its link to B. */
function setup() {
  window.history.replaceState({}, '', '/a')
  const { rerender } = render(<Site page="A" />)
  const show = (page: string) => {
    window.history.replaceState({}, '', paths[page])
    rerender(<Site page={page} />)
  }
  const link = (name: string) => screen.getByRole('link', { name })
  const follow = (page: string) => {
    fireEvent.click(link(`To ${page}`))
    show(page)
  }
  /** The address changes before the event, the page after it. */
  const goBack = (page: string) => {
    window.history.replaceState({}, '', paths[page])
    fireEvent.popState(window, { state: {} })
    show(page)
  }
  /** A link to a section: the browser adds an entry of the same page, without a state. */
  const followSection = () => {
    window.history.replaceState(null, '', '#section')
    fireEvent.popState(window, { state: null })
  }
  follow('B')
  document.body.focus()
  return { link, follow, goBack, followSection }
}

test('gives the focus back to the link by which a visitor left the page', () => {
  const { link, goBack } = setup()
  goBack('A')
  expect(link('To B')).toHaveFocus()
})

test('leaves the focus alone on a page that a link has opened', () => {
  const { follow } = setup()
  follow('A')
  expect(document.body).toHaveFocus()
})

test.each(['a link to a section', 'Back from a section'])('takes %s for no return to another page', (name) => {
  const { follow, followSection } = setup()
  followSection()
  if (name.startsWith('Back')) {
    window.history.replaceState({}, '', '/b')
    fireEvent.popState(window, { state: {} })
  }
  follow('A')
  expect(document.body).toHaveFocus()
})

test('forgets a return that never comes', () => {
  const { follow } = setup()
  // The visitor goes back, and follows a link before the page is there.
  window.history.replaceState({}, '', '/c')
  fireEvent.popState(window, { state: {} })
  follow('A')
  expect(document.body).toHaveFocus()
})
