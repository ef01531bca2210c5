import { elementAt } from '../element-at'

/**
 * Opens and closes dialogs through their buttons' `command` and `commandfor` in browsers that do not (Chrome before
 * 135, Firefox before 144, Safari before 26.2).
 */
export function supportDialogCommands({ document }: Window): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener('click', (event) => {
    const button = elementAt(event)?.closest('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}
