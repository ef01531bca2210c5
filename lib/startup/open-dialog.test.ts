import { fakePaint } from './fake-paint'
import { HYDRATED_EVENT } from './hold-intents'
import { openDialogs } from './open-dialog'

let frames: ReturnType<typeof fakePaint>
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true
})

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = showModal
  openDialogs(window)
})

beforeEach(() => {
  showModal.mockClear()
  frames = fakePaint()
  document.body.innerHTML =
    '<button command="show-modal" commandfor="menu"><i></i></button><button commandfor="menu" command="close"></button>' +
    '<dialog id="menu"></dialog>'
})

afterEach(() => frames.restore())

const press = (selector: string) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(click)
  return click
}
const dialog = () => document.querySelector('dialog') as HTMLDialogElement

test('a pressed button shows its dialog at once and makes it modal behind the painting', () => {
  expect(press('i').defaultPrevented).toBe(true)
  expect(dialog()).toHaveAttribute('data-opening')
  expect(dialog()).not.toHaveAttribute('open')
  frames.paint()
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(dialog()).toHaveAttribute('open')
  expect(dialog()).not.toHaveAttribute('data-opening')
})

test('a dialog that has left the page in between is left alone', () => {
  press('i')
  const gone = dialog()
  gone.remove()
  frames.paint()
  expect(showModal).not.toHaveBeenCalled()
})

test('a key that comes before the painting finds the dialog modal', () => {
  press('i')
  const isOpen = jest.fn(() => dialog().open)
  dialog().addEventListener('keydown', isOpen)
  dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(isOpen).toHaveReturnedWith(true)
  frames.paint()
  expect(showModal).toHaveBeenCalledTimes(1)
})

test('the focus is at the button when the dialog becomes modal, which is where it goes back to', () => {
  press('i')
  const inside = dialog().appendChild(document.createElement('button'))
  inside.focus()
  let focused: Element | null = null
  showModal.mockImplementationOnce(() => (focused = document.activeElement))
  frames.paint()
  expect(focused).toBe(document.querySelector('[command="show-modal"]'))
})

test('other buttons are left to the browser', () => {
  expect(press('[command="close"]').defaultPrevented).toBe(false)
  frames.paint()
  expect(showModal).not.toHaveBeenCalled()
})

test('closed dialogs may be laid out in idle time after the start', () => {
  jest.useFakeTimers()
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  expect(document.documentElement).not.toHaveAttribute('data-settled')
  jest.runAllTimers()
  expect(document.documentElement).toHaveAttribute('data-settled')
  jest.useRealTimers()
})
