import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { VisitCounter } from './visit-counter'

const counter = (
  <VisitCounter
    src="https://counter.example/script.js"
    attributes={{ 'data-site': 'firm.ae' }}
    except={['/swin-account', '/ar/swin-account']}
  />
)
const script = () => document.head.querySelector('script')

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
})

afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

it('loads the script with its attribute once the page is idle', () => {
  render(counter)
  expect(script()).toBeNull()
  jest.runAllTimers()
  expect(script()?.src).toBe('https://counter.example/script.js')
  expect(script()?.getAttribute('data-site')).toBe('firm.ae')
})

it.each(['/swin-account', '/ar/swin-account'])('loads nothing on %s, nor on what follows it', (path) => {
  window.history.replaceState(null, '', path)
  const { rerender } = render(counter)
  window.history.replaceState(null, '', '/contact')
  rerender(counter)
  jest.runAllTimers()
  expect(script()).toBeNull()
})

it('leaves links to those pages to the browser, and no others', async () => {
  jest.useRealTimers()
  // jsdom says that it cannot open another page.
  jest.spyOn(console, 'error').mockImplementation()
  const followed = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', followed)
  const { getByText } = render(
    <>
      {counter}
      <a href="/contact">Contact</a>
      <a href="/swin-account#form">
        <span>Delete</span>
      </a>
    </>,
  )
  await userEvent.click(getByText('Contact'))
  expect(followed).toHaveBeenCalledTimes(1)
  await userEvent.click(getByText('Delete'))
  expect(followed).toHaveBeenCalledTimes(1)
  document.removeEventListener('click', followed)
})
