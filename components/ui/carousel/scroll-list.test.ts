import { listControls, scrolledSlide } from './scroll-list'

/** The slides and the window over them, px. */
const SLIDE = 300
const SLIDES = 4

/** A scrolling list of slides, as a browser without Embla shows it, with room behind the last one. jsdom has no layout. */
function list(direction: 'ltr' | 'rtl', slidesInView = 1, behind = 0) {
  const sign = direction === 'rtl' ? -1 : 1
  const viewport = document.createElement('div')
  const track = viewport.appendChild(document.createElement('div'))
  for (let index = 0; index < SLIDES; index += 1) {
    const slide = track.appendChild(document.createElement('div'))
    Object.defineProperty(slide, 'offsetLeft', { value: 20 + sign * index * SLIDE })
  }
  const room = (SLIDES - slidesInView) * SLIDE + behind
  Object.defineProperties(viewport, {
    clientWidth: { value: slidesInView * SLIDE },
    scrollWidth: { value: SLIDES * SLIDE + behind },
  })
  viewport.scrollTo = (({ left }: { left: number }) => {
    viewport.scrollLeft = sign * Math.min(room, Math.max(0, sign * left))
  }) as typeof viewport.scrollTo
  return { viewport, controls: listControls(viewport), at: () => scrolledSlide(viewport) }
}

describe.each(['ltr', 'rtl'] as const)('a list read %s', (direction) => {
  test('moves from slide to slide, and round at its ends', () => {
    const { controls, at } = list(direction)
    const passed = [at()]
    for (let step = 0; step < SLIDES; step += 1) {
      controls.scrollNext()
      passed.push(at())
    }
    expect(passed).toEqual([0, 1, 2, 3, 0])
    controls.scrollPrev()
    expect(at()).toBe(3)
    controls.scrollPrev()
    expect(at()).toBe(2)
  })

  test('returns to its start from the last slide, with room behind it', () => {
    const { controls, at } = list(direction, 1, 16)
    controls.scrollTo(SLIDES - 1)
    controls.scrollNext()
    expect(at()).toBe(0)
  })

  test('shows a chosen slide', () => {
    const { controls, at } = list(direction)
    controls.scrollTo(2)
    expect(at()).toBe(2)
  })

  test('returns to its start once its last slides are all in view', () => {
    const { controls, at } = list(direction, 2)
    for (const expected of [1, 2, 0]) {
      controls.scrollNext()
      expect(at()).toBe(expected)
    }
  })
})

test('finds the nearest slide of a scrolled list', () => {
  const { viewport, at } = list('ltr')
  viewport.scrollLeft = SLIDE * 1.4
  expect(at()).toBe(1)
  viewport.scrollLeft = SLIDE * 1.6
  expect(at()).toBe(2)
})
