import { supportDialogCommands } from './dialog-commands'

const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const press = (command: string) => document.querySelector<HTMLButtonElement>(`[command="${command}"]`)?.click()

beforeAll(() => supportDialogCommands(window))

beforeEach(() => {
  document.body.innerHTML = `<button command="show-modal" commandfor="menu"><svg></svg></button>
    <dialog id="menu"><button command="close" commandfor="menu"></button></dialog>`
  // jsdom has no modal dialogs.
  dialog().showModal = jest.fn(() => dialog().setAttribute('open', ''))
  dialog().close = jest.fn(() => dialog().removeAttribute('open'))
})

test('opens and closes a dialog in browsers without invoker commands', () => {
  press('show-modal')
  expect(dialog().open).toBe(true)
  press('close')
  expect(dialog().open).toBe(false)
})

test('does not open an open dialog, which would throw', () => {
  press('show-modal')
  press('show-modal')
  expect(dialog().showModal).toHaveBeenCalledTimes(1)
})
