/** On a button of a carousel: by how many slides it moves on. */
export const MOVES = 'data-moves'
/** On the track of a carousel that was moved before its engine was there: by how many slides. */
export const MOVED = 'data-moved'

/** The track of the carousel that a button moves: the one in its section. */
export const TRACK = '.carousel-track'

/** Moves a carousel as its engine will once it is there: the slides that have gone by stand behind the others. */
export function showMove(button: Element): void {
  const track = button.closest('section')?.querySelector(TRACK)
  if (!track) return
  const slides = [...track.children] as HTMLElement[]
  const by = Number(track.getAttribute(MOVED)) + Number(button.getAttribute(MOVES))
  const moved = (by + slides.length) % slides.length
  track.setAttribute(MOVED, String(moved))
  for (const [index, slide] of slides.entries()) slide.style.order = index < moved ? '1' : ''
  // A list that snaps would follow the slide that stood first.
  if (track.parentElement) track.parentElement.style.scrollSnapType = 'none'
}
