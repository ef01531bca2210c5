import { giveUpStop } from './give-up-stop'

const list = () => document.querySelector<HTMLElement>('#list')!

beforeEach(() => {
  document.body.innerHTML = '<div id="list" tabindex="0"></div><button></button>'
})

test('a list without the focus is no stop any more', () => {
  giveUpStop(list())
  expect(list()).not.toHaveAttribute('tabindex')
})

test('a list keeps the focus that it has, until it leaves', () => {
  list().focus()
  giveUpStop(list())
  expect(list()).toHaveFocus()
  document.querySelector('button')?.focus()
  expect(list()).not.toHaveAttribute('tabindex')
})

test('a list that goes away is left alone', () => {
  list().focus()
  giveUpStop(list())()
  list().blur()
  expect(list()).toHaveAttribute('tabindex', '0')
})
