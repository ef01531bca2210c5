import { act, fireEvent, render, screen } from '@testing-library/react'

import { NavPanel } from './nav-panel'
import { PREFETCH_AFTER_MS } from './prefetch-after'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

const page = (title: string) => ({ title, url: `/services/group/${title}`, picture: `/pictures/${title}.avif` })
const item = {
  title: 'Services',
  overview: { title: 'All services', url: '/services' },
  submenu: [{ title: 'Group', submenu: [page('one'), page('two'), page('three')] }],
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function setup() {
  const { container } = render(<NavPanel item={item} picture={<img src="/pictures/own.avif" alt="" />} />)
  const rest = (ms = PREFETCH_AFTER_MS) => act(() => jest.advanceTimersByTime(ms))
  const row = (title: string) => screen.getByRole('link', { name: title })
  const point = (element: Element, pointerType = 'mouse') => fireEvent.pointerMove(element, { pointerType })
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  return { rest, row, point, pictures }
}

const OWN = '/pictures/own.avif'

test('shows the picture of the row on which a pointer rests, over the one before', () => {
  const { rest, row, point, pictures } = setup()
  for (const title of ['one', 'two', 'three']) {
    point(row(title))
    rest()
  }
  expect(pictures()).toEqual([OWN, '/pictures/two.avif', '/pictures/three.avif'])
  point(row('two'))
  rest()
  expect(pictures()).toEqual([OWN, '/pictures/three.avif', '/pictures/two.avif'])
})

test('shows the picture of the row that has the focus', () => {
  const { rest, row, pictures } = setup()
  act(() => row('two').focus())
  rest()
  expect(pictures()).toEqual([OWN, '/pictures/two.avif'])
})

test('fetches no picture of a row that the pointer passes over, and none for a finger', () => {
  const { rest, row, point, pictures } = setup()
  point(row('one'))
  rest(PREFETCH_AFTER_MS - 1)
  point(row('two'))
  point(row('three'), 'touch')
  rest()
  expect(pictures()).toEqual([OWN, '/pictures/two.avif'])
})

test.each([
  ['button', 'Group'],
  ['link', 'All services'],
] as const)('shows the panel’s own picture for the %s %s', (role, name) => {
  const { rest, row, point, pictures } = setup()
  point(row('one'))
  rest()
  point(screen.getByRole(role, { name }))
  rest()
  expect(pictures()).toEqual([OWN])
})

test('fetches nothing for visitors who save data', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduced-data') }) as MediaQueryList)
  const { rest, row, point, pictures } = setup()
  point(row('one'))
  rest()
  expect(pictures()).toEqual([OWN])
})
