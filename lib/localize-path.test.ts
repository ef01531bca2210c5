/** @jest-environment node */
import { localizePath, stripLocalePrefix } from './localize-path'

test.each([
  ['/', '/ar'],
  ['/contact', '/ar/contact'],
  ['/services/digital/ai-ml', '/ar/services/digital/ai-ml'],
  ['/#partners', '/ar#partners'],
])('%s becomes %s in Arabic and stays the same in English', (path, arabic) => {
  expect(localizePath('ar', path)).toBe(arabic)
  expect(localizePath('en', path)).toBe(path)
})

test.each([
  ['/', '/'],
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/contact', '/contact'],
  ['/contact', '/contact'],
  // Starts with the letters of the prefix but does not have it.
  ['/art', '/art'],
])('%s without the prefix is %s', (path, stripped) => {
  expect(stripLocalePrefix(path)).toBe(stripped)
})
