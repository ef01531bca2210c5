import { holdEarlyClicks } from './early-clicks'
import { HYDRATED_EVENT } from './hydrated'

const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT))
const find = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector) as Kind

beforeEach(() => {
  delete document.documentElement.dataset.hydrated
  document.body.innerHTML =
    '<button id="one"></button><button id="two"></button><form><input><button type="submit" disabled data-early></button></form>'
  holdEarlyClicks(window)
  document.dispatchEvent(new Event('DOMContentLoaded'))
})
afterEach(hydrate)

/** Records the ids of the buttons that are clicked. */
function recordClicks() {
  const clicked: string[] = []
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.id))
  return clicked
}

const press = (ids: string) => ids.split(' ').forEach((id) => find<HTMLButtonElement>(`#${id}`).click())

/** Lets the promises between the replayed clicks resolve. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('replays every click before hydration, in order, once', async () => {
  const clicked = recordClicks()
  press('one two two')
  expect(clicked).toEqual([])
  hydrate()
  await settle()
  expect(clicked).toEqual(['one', 'two', 'two'])
  press('one')
  expect(clicked).toEqual(['one', 'two', 'two', 'one'])
})

test('lets what a click has scheduled happen before the next', async () => {
  const events: string[] = []
  find('#one').addEventListener('click', () => {
    events.push('click')
    queueMicrotask(() => events.push('rendered'))
  })
  press('one one')
  hydrate()
  await settle()
  expect(events).toEqual(['click', 'rendered', 'click', 'rendered'])
})

test('marks the choice that was pressed at once, where the page says so', () => {
  document.body.innerHTML =
    '<div role="group" data-early><button id="a" aria-current="true"></button><button id="b"></button></div>' +
    '<div role="group"><button id="c" aria-current="true"></button><button id="d"></button></div>'
  press('b d')
  expect(Array.from(document.querySelectorAll('[aria-current]'), ({ id }) => id)).toEqual(['b', 'c'])
})

test('replays the last of several choices', async () => {
  document.body.innerHTML =
    '<div role="group"><button id="a"></button><button id="b"></button></div><button id="next"></button>'
  const clicked = recordClicks()
  press('a next b')
  hydrate()
  await settle()
  expect(clicked).toEqual(['next', 'b'])
})

test('replays the click on the new button when hydration has replaced the clicked one', () => {
  find<HTMLButtonElement>('#two').click()
  document.body.innerHTML = document.body.innerHTML.replaceAll('<button', '<button class="new"')
  const clicked: string[] = []
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(`${button.className} ${button.id}`))
  hydrate()
  expect(clicked).toEqual(['new two'])
})

test('leaves a button with an invoker command to the browser', () => {
  const button = find<HTMLButtonElement>('#one')
  button.setAttribute('commandfor', 'menu')
  const onClick = jest.fn()
  button.addEventListener('click', onClick)
  button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  hydrate()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('leaves keys alone', () => {
  const onKeyDown = jest.fn()
  find('#one').addEventListener('keydown', onKeyDown)
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
  expect(find('#one').dispatchEvent(event)).toBe(true)
  expect(onKeyDown).toHaveBeenCalledTimes(1)
})

test('submits a form after hydration, not before', () => {
  const form = find<HTMLFormElement>('form')
  const button = find<HTMLButtonElement>('form button')
  const onSubmit = jest.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', onSubmit)
  expect(button.disabled).toBe(false)
  button.click()
  button.click()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false)
  onSubmit.mockClear()
  hydrate()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('marks the root element once the page is hydrated', () => {
  expect(document.documentElement).not.toHaveAttribute('data-hydrated')
  hydrate()
  expect(document.documentElement).toHaveAttribute('data-hydrated')
})
