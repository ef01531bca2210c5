import { afterPaint } from './after-paint'
import { HYDRATED_EVENT } from './hold-intents'
import { inIdleTime } from './in-idle-time'

/**
 * Opens the dialog of a pressed button, by the button's `commandfor`, in two steps: it is shown in the next frame
 * (`data-opening`) and made modal behind it, because the browser goes through the whole page to make the rest inert,
 * 60 to 100 ms on a slow phone. `<html data-settled>` says from idle time after the start on that a closed dialog may
 * be laid out too, which takes as long again when it opens.
 */
export function openDialogs(window: Window & typeof globalThis): void {
  const { document } = window
  const nothing = () => {}
  let makeModal = nothing
  // What comes before the painting finds the dialog modal: Escape closes it.
  for (const type of ['keydown', 'click'] as const) document.addEventListener(type, () => makeModal(), true)
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button[command="show-modal"]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!dialog) return
    event.preventDefault()
    dialog.dataset.opening = ''
    makeModal = () => {
      makeModal = nothing
      // The page may have gone in between, or the focus into the dialog, which gives it back to where it was before.
      if (dialog.isConnected) {
        button.focus({ preventScroll: true })
        ;(dialog as HTMLDialogElement).showModal()
      }
      delete dialog.dataset.opening
    }
    afterPaint(window, () => makeModal())
  })
  window.addEventListener(
    HYDRATED_EVENT,
    () => {
      inIdleTime(window, () => {
        document.documentElement.dataset.settled = ''
      })
    },
    { once: true },
  )
}
