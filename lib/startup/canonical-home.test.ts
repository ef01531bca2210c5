import { dropTrailingSlash } from './canonical-home'

test.each([
  ['/ar/', '/ar'],
  ['/ar/?from=mail#partners', '/ar?from=mail#partners'],
  ['/ar', '/ar'],
  ['/', '/'],
  ['/ar/contact', '/ar/contact'],
])('writes %s as %s, in the same history entry', (address, written) => {
  history.pushState({ kept: true }, '', address)
  const entries = history.length
  dropTrailingSlash(window)
  expect(location.pathname + location.search + location.hash).toBe(written)
  expect(history.state).toEqual({ kept: true })
  expect(history.length).toBe(entries)
})
