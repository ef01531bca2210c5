import { HYDRATED_EVENT } from './hydrated'
import { isTranslated, keepPageState, replacementFor, usesControl } from './translated-page'

const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT))
const field = (id: string) => document.getElementById(id) as HTMLInputElement
const type = (id: string, text: string) => {
  field(id).value = text
  field(id).dispatchEvent(new Event('input', { bubbles: true }))
}

const PAGE = '<input id="name"><input id="word" type="password"><button>Send</button>'
/** Renders the page again, as React does. */
const renderAgain = () => (document.body.innerHTML = PAGE)

beforeEach(() => {
  document.body.innerHTML = PAGE
  keepPageState(window)
})
afterEach(hydrate)

test.each([
  ['the class of Chrome', 'translated-ltr', '<p>Hello</p>', true],
  ['the class of Chrome, right to left', 'other translated-rtl', '<p>Hello</p>', true],
  ['font elements', '', '<p><font><font>Hallo</font></font></p>', true],
  ['neither', 'translated', '<p>Hello</p>', false],
])('detects a translation by %s', (_name, className, html, expected) => {
  document.documentElement.className = className
  document.body.innerHTML = html
  expect(isTranslated(document)).toBe(expected)
  document.documentElement.className = ''
})

test('counts a press on a button or in a field as using a control, but not moving over it', () => {
  const uses: boolean[] = []
  const note = (event: Event) => uses.push(usesControl(event))
  for (const name of ['pointerdown', 'keydown', 'pointermove']) {
    document.body.addEventListener(name, note, { once: true })
    document.querySelector('button')?.dispatchEvent(new Event(name, { bubbles: true }))
  }
  document.body.addEventListener('pointerdown', note, { once: true })
  document.body.dispatchEvent(new Event('pointerdown'))
  document.querySelector('button')?.setAttribute('commandfor', 'menu')
  document.body.addEventListener('pointerdown', note, { once: true })
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(uses).toEqual([true, true, false, false, false])
})

test('puts typed text into the fields that hydration has rendered again', () => {
  type('name', 'sara')
  type('word', 'secret')
  renderAgain()
  hydrate()
  expect([field('name').value, field('word').value]).toEqual(['sara', 'secret'])
})

test('puts back what a password manager has filled in without an event', () => {
  field('word').value = 'secret'
  renderAgain()
  hydrate()
  expect(field('word').value).toBe('secret')
})

test('finds the fields of a page that is still being parsed', () => {
  hydrate()
  document.body.innerHTML = ''
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  keepPageState(window)
  renderAgain()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true })
  field('word').value = 'secret'
  renderAgain()
  hydrate()
  expect(field('word').value).toBe('secret')
})

test('leaves a field that has a value by then alone', () => {
  type('name', 'sara')
  renderAgain()
  field('name').value = 'omar'
  hydrate()
  expect(field('name').value).toBe('omar')
})

test('moves the focus to the element that replaced the focused one', () => {
  field('word').focus()
  renderAgain()
  hydrate()
  expect(field('word')).toHaveFocus()
})

test('opens again what was open, and only that', () => {
  const page = '<dialog id="menu"></dialog><details open></details><details></details>'
  const showModal = jest.fn()
  HTMLDialogElement.prototype.showModal = showModal
  hydrate()
  document.body.innerHTML = page
  keepPageState(window)
  const [first, second] = document.querySelectorAll('details')
  Object.assign(first ?? {}, { open: false })
  Object.assign(second ?? {}, { open: true })
  document.getElementById('menu')?.setAttribute('open', '')
  document.body.innerHTML = page
  hydrate()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect(showModal).toHaveBeenCalledTimes(1)
})

test('opens nothing again where nothing was replaced', () => {
  hydrate()
  document.body.innerHTML = '<dialog open></dialog><details></details>'
  keepPageState(window)
  Object.assign(document.querySelector('details') ?? {}, { open: true })
  hydrate()
  expect(document.querySelector('details')?.open).toBe(true)
})

test('leaves the focus alone when nothing was replaced', () => {
  field('word').focus()
  field('word').blur()
  hydrate()
  expect(document.body).toHaveFocus()
})

test('finds no replacement for an element that is still in the page', () => {
  const replacement = replacementFor(field('word'))
  expect(replacement()).toBeUndefined()
  renderAgain()
  expect(replacement()).toBe(field('word'))
})
