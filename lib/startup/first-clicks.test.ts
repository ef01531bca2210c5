import { rememberFirstClicks, repeatFirstClicks } from './first-clicks'

const press = (id: string) => document.getElementById(id)?.click()

/** Records the buttons that answer, once somebody listens. */
function listen() {
  const answered: string[] = []
  document.addEventListener('click', ({ target }) => answered.push((target as Element).closest('button')?.id ?? ''), {
    signal: listening.signal,
  })
  return answered
}

let listening: AbortController

beforeEach(() => {
  listening = new AbortController()
  document.body.innerHTML = '<p></p><button id="next"><b></b></button><button id="menu" commandfor="dialog"></button>'
  rememberFirstClicks(window)
})
afterEach(() => {
  listening.abort()
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
})

test('presses again, in order, what was pressed before anybody listened', () => {
  press('next')
  document.querySelector('b')?.click()
  document.querySelector('p')?.click()
  press('menu')
  const answered = listen()
  repeatFirstClicks(window)
  expect(answered).toEqual(['next', 'next', 'menu'])
})

test('leaves alone what the browser has answered itself', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { value: null, configurable: true })
  press('menu')
  const answered = listen()
  repeatFirstClicks(window)
  expect(answered).toEqual([])
})

test('remembers nothing afterwards', () => {
  repeatFirstClicks(window)
  press('next')
  const answered = listen()
  repeatFirstClicks(window)
  expect(answered).toEqual([])
})
