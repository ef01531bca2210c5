import { MOVED, showMove } from './show-move'

const slides = () => [...document.querySelectorAll<HTMLElement>('li')]
/** In the order in which they are seen. */
const seen = () =>
  slides()
    .sort((a, b) => Number(a.style.order) - Number(b.style.order))
    .map(({ textContent }) => textContent)
const press = (name: string) => showMove(document.querySelector(`#${name}`)!)

beforeEach(() => {
  document.body.innerHTML = `<section>
    <button id="previous" data-moves="-1"></button><button id="next" data-moves="1"></button>
    <ul class="carousel-track"><li>a</li><li>b</li><li>c</li></ul>
  </section>`
})

test('the slides that have gone by stand behind the others, and round it goes', () => {
  press('next')
  expect(seen()).toEqual(['b', 'c', 'a'])
  press('next')
  expect(seen()).toEqual(['c', 'a', 'b'])
  press('next')
  expect(seen()).toEqual(['a', 'b', 'c'])
})

test('the way back leads to the last one', () => {
  press('previous')
  expect(seen()).toEqual(['c', 'a', 'b'])
})

test('the track says how far it was moved', () => {
  press('previous')
  expect(document.querySelector('ul')).toHaveAttribute(MOVED, '2')
})
