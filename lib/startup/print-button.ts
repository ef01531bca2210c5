import { elementAt } from '../element-at'

/** A button that prints the page. It needs no React. */
export const PRINT_BUTTON = 'button[data-print]'

/** Prints the page at a click on its print button. */
export function printAtClick(window: Window): void {
  window.document.addEventListener('click', (event) => {
    if (elementAt(event)?.closest(PRINT_BUTTON)) window.print()
  })
}
