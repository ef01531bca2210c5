import { followSidewaysWheel } from './sideways-wheel'

const STEP_PX = 300

let time: number

/** An element whose steps are recorded, and a wheel over it. Returns whether the browser is kept from using the wheel. */
function carousel(direction = 'ltr') {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.direction = direction
  const steps: number[] = []
  const stop = followSidewaysWheel(
    element,
    () => STEP_PX,
    (step) => steps.push(step),
  )
  const wheel = (init: WheelEventInit, afterMs = 16) => {
    const event = new WheelEvent('wheel', { cancelable: true, ...init })
    time += afterMs
    Object.defineProperty(event, 'timeStamp', { value: time })
    return !element.dispatchEvent(event)
  }
  return { steps, wheel, stop }
}

beforeEach(() => (time = 0))

test('takes one step soon, and one more for each width of a slide', () => {
  const { steps, wheel } = carousel()
  for (let way = 0; way < 800; way += 20) wheel({ deltaX: 20 })
  expect(steps).toEqual([1, 1, 1])
})

test('goes back with a swipe to the other side', () => {
  const { steps, wheel } = carousel()
  wheel({ deltaX: 100 })
  wheel({ deltaX: -100 })
  expect(steps).toEqual([1, -1])
})

test('goes on to the left where one reads to the left', () => {
  const { steps, wheel } = carousel('rtl')
  wheel({ deltaX: -100 })
  wheel({ deltaX: 100 })
  expect(steps).toEqual([1, -1])
})

test('counts a swipe after a pause from its start', () => {
  const { steps, wheel } = carousel()
  wheel({ deltaX: 40 })
  wheel({ deltaX: 40 }, 200)
  expect(steps).toEqual([1, 1])
})

test('leaves the page what scrolls it, and what zooms it', () => {
  const { steps, wheel } = carousel()
  expect(wheel({ deltaY: 100 })).toBe(false)
  expect(wheel({ deltaX: 40, deltaY: 60 })).toBe(false)
  expect(wheel({ deltaX: 100, ctrlKey: true })).toBe(false)
  expect(steps).toEqual([])
})

test('keeps the browser from taking a swipe for "Back", from its first event on', () => {
  const { steps, wheel } = carousel()
  expect(wheel({ deltaX: -4 })).toBe(true)
  expect(steps).toEqual([])
})

test.each([
  ['the wheel of a mouse while Shift is held', { deltaY: 100, shiftKey: true }],
  ['a wheel that counts lines', { deltaX: 3, deltaMode: WheelEvent.DOM_DELTA_LINE }],
])('follows %s', (_, init) => {
  const { steps, wheel } = carousel()
  expect(wheel(init)).toBe(true)
  expect(steps).toEqual([1])
})

test('stops listening when it is ended', () => {
  const { steps, wheel, stop } = carousel()
  stop()
  wheel({ deltaX: 100 })
  expect(steps).toEqual([])
})
