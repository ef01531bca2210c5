/**
 * Takes a list out of the keyboard's way, because its engine moves it from now on: at once, or where it has the focus
 * when the focus leaves it, which would be lost otherwise. The function it gives back calls that off.
 */
export function giveUpStop(list: HTMLElement): () => void {
  const giveUp = () => list.removeAttribute('tabindex')
  if (document.activeElement === list) list.addEventListener('blur', giveUp, { once: true })
  else giveUp()
  return () => list.removeEventListener('blur', giveUp)
}
