import { homeOfUnknownPath, redirectUnknownPath } from './redirect-unknown-path'

test.each([
  ['/nope', '/'],
  ['/services/digital', '/'],
  ['/ar/nope', '/ar'],
  ['/ar/services/digital', '/ar'],
  ['/art', '/'],
  ['/nope/ar/', '/'],
])('%s leads to %s', (path, home) => {
  expect(homeOfUnknownPath(path)).toBe(home)
})

test('the unknown address is replaced, so that going back does not return to it', () => {
  const location = { pathname: '/ar/nope', replace: jest.fn(), assign: jest.fn() }
  redirectUnknownPath(location as unknown as Location)
  expect(location.replace).toHaveBeenCalledWith('/ar')
  expect(location.assign).not.toHaveBeenCalled()
})
