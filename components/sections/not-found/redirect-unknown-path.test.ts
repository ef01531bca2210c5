/** @jest-environment node */
import { homePathFor, redirectUnknownPath } from './redirect-unknown-path'

test.each([
  ['/nope', '/'],
  ['/services/digital', '/'],
  ['/ar/nope', '/ar'],
  ['/ar/services/digital', '/ar'],
  ['/art', '/'],
  ['/nope/ar/', '/'],
])('%s redirects to %s', (path, home) => {
  expect(homePathFor(path)).toBe(home)
})

test('replaces the unknown address in the history', () => {
  const location = { pathname: '/ar/nope', replace: jest.fn(), assign: jest.fn() }
  redirectUnknownPath(location as unknown as Location)
  expect(location.replace).toHaveBeenCalledWith('/ar')
  expect(location.assign).not.toHaveBeenCalled()
})
