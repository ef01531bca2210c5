import { holdIntents, HYDRATED_EVENT } from './hold-intents'

const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT))
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

function setup() {
  document.body.innerHTML =
    '<button id="next">Next</button><form><input id="name"><button type="submit" disabled data-waits>Delete</button></form>'
  holdIntents(window)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const find = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector) as Kind
  return {
    next: find<HTMLButtonElement>('#next'),
    input: find<HTMLInputElement>('#name'),
    form: find<HTMLFormElement>('form'),
  }
}

test('a press comes once when the page is ready, however often and early it was made', () => {
  const { next } = setup()
  const onClick = jest.fn()
  next.addEventListener('click', onClick)
  next.click()
  next.click()
  expect(onClick).not.toHaveBeenCalled()
  hydrate()
  expect(onClick).toHaveBeenCalledTimes(1)
  next.click()
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('a press that opens the menu is not kept, also where the browser knows no commands', () => {
  setup()
  document.body.innerHTML = '<button command="show-modal" commandfor="menu"></button>'
  const onClick = jest.fn()
  const button = document.querySelector('button')!
  button.addEventListener('click', onClick)
  button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  hydrate()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a choice of a group is shown at once, and the last one made when the page is ready', () => {
  setup()
  document.body.innerHTML = `<div data-chooses=".slide"><button aria-current="true"></button><button></button><button></button></div>
    <p class="slide" data-current="true"></p><p class="slide"></p><p class="slide"></p>`
  const buttons = [...document.querySelectorAll('button')]
  const chosen: number[] = []
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => chosen.push(index))
  const shown = () => [...document.querySelectorAll('.slide')].map((slide) => slide.hasAttribute('data-current'))
  buttons[1]?.click()
  expect(shown()).toEqual([false, true, false])
  buttons[2]?.click()
  expect(shown()).toEqual([false, false, true])
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([null, null, 'true'])
  expect(chosen).toEqual([])
  hydrate()
  expect(chosen).toEqual([2])
})

test('a move of a carousel is shown at once, and does not come again', () => {
  setup()
  document.body.innerHTML = `<section><button data-moves="1"></button>
    <ul class="carousel-track"><li></li><li></li></ul></section>`
  const onClick = jest.fn()
  const button = document.querySelector('button')!
  button.addEventListener('click', onClick)
  button.click()
  expect(document.querySelector('ul')).toHaveAttribute('data-moved', '1')
  hydrate()
  expect(onClick).not.toHaveBeenCalled()
})

test('a key of the menus comes too, a letter is left alone', () => {
  const { next } = setup()
  const onKey = jest.fn((event: KeyboardEvent) => event.key)
  next.addEventListener('keydown', onKey)
  press(next, 'ArrowDown')
  expect(onKey).not.toHaveBeenCalled()
  press(next, 'a')
  hydrate()
  expect(onKey.mock.results.map(({ value }) => value as string)).toEqual(['a', 'ArrowDown'])
})

test('nothing is submitted before, and Enter and the button submit then', () => {
  const { input, form } = setup()
  const button = form.querySelector('button') as HTMLButtonElement
  const onSubmit = jest.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', onSubmit)
  expect(button.disabled).toBe(false)
  expect(press(input, 'Enter')).toBe(false)
  expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false)
  onSubmit.mockClear()
  hydrate()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('the root element says that the page is ready', () => {
  delete document.documentElement.dataset.hydrated
  setup()
  expect(document.documentElement).not.toHaveAttribute('data-hydrated')
  hydrate()
  expect(document.documentElement).toHaveAttribute('data-hydrated')
})
