/**
 * Marks <html> when a button opens a modal dialog and the scrollbar of the page takes up room: the style sheet then
 * keeps that room while the dialog is open (app/base.css). CSS alone cannot tell a classic scrollbar from an overlay one.
 */
export function markClassicScrollbar(window: Window): void {
  const { documentElement: root } = window.document
  const mark = ({ target }: Event) => {
    if ((target as Element).closest('[command="show-modal"]'))
      root.toggleAttribute('data-classic-scrollbar', window.innerWidth > root.clientWidth)
  }
  // In the capture phase: before the dialog opens.
  window.addEventListener('click', mark, true)
}
