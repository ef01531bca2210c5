import { localizePath, sharedPath } from './localize-path'

test.each([
  ['/', '/ar'],
  ['/contact', '/ar/contact'],
  ['/services/digital/ai-ml', '/ar/services/digital/ai-ml'],
  ['/#partners', '/ar#partners'],
])('%s is %s in Arabic, and itself in English', (path, arabic) => {
  expect(localizePath('ar', path)).toBe(arabic)
  expect(localizePath('en', path)).toBe(path)
})

test.each([
  ['/', '/'],
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/contact', '/contact'],
  ['/contact', '/contact'],
  // Begins with the same letters, but is no Arabic page.
  ['/art', '/art'],
])('%s is the page %s of both languages', (path, shared) => {
  expect(sharedPath(path)).toBe(shared)
})
