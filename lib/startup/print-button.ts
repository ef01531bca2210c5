/** A button that prints the page. It needs no React. */
export const PRINT_BUTTON = 'button[data-print]'

/** Prints the page at a click on its print button. */
export function printAtClick(window: Window): void {
  window.document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(PRINT_BUTTON)) window.print()
  })
}
