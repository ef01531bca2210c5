import { fakePaint } from './fake-paint'
import { holdPictures } from './hold-pictures'

const root = document.documentElement
let frames: ReturnType<typeof fakePaint>

beforeEach(() => {
  frames = fakePaint()
  document.body.innerHTML = '<img fetchpriority="high">'
  holdPictures(window)
})
afterEach(() => frames.restore())

const firstPicture = () => document.querySelector('img')!
/** Lets what waits for the decoding go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('further pictures wait until the first one is decoded and painted', async () => {
  let decoded = () => {}
  firstPicture().decode = () => new Promise((resolve) => (decoded = resolve))
  window.dispatchEvent(new Event('load'))
  await settle()
  frames.paint()
  expect(root).toHaveAttribute('data-first')
  decoded()
  await settle()
  expect(root).toHaveAttribute('data-first')
  frames.paint()
  expect(root).not.toHaveAttribute('data-first')
})

test('a first picture that is broken holds up none of them', async () => {
  firstPicture().decode = () => Promise.reject(new DOMException('broken', 'EncodingError'))
  window.dispatchEvent(new Event('load'))
  await settle()
  frames.paint()
  expect(root).not.toHaveAttribute('data-first')
})

test('neither does a page without one', async () => {
  firstPicture().remove()
  window.dispatchEvent(new Event('load'))
  await settle()
  frames.paint()
  expect(root).not.toHaveAttribute('data-first')
})

test('who scrolls before gets them at once', () => {
  window.dispatchEvent(new Event('scroll'))
  expect(root).not.toHaveAttribute('data-first')
})
