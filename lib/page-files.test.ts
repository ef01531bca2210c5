/** @jest-environment node */
import { datasheetPath, markdownPath, profilePath, socialCardPath } from './page-files'

test('a datasheet has a file for each language', () => {
  expect(datasheetPath('services', 'zta', 'en')).toBe('/pdfs/services/zta.pdf')
  expect(datasheetPath('products', 'swin', 'ar')).toBe('/pdfs/products/swin.ar.pdf')
})

test('the company profile has a file for each language', () => {
  expect(profilePath('en')).toBe('/pdfs/company-profile.pdf')
  expect(profilePath('ar')).toBe('/pdfs/company-profile.ar.pdf')
})

test.each([
  ['/', '/social/home.jpg', '/social/home.ar.jpg'],
  ['/contact', '/social/contact.jpg', '/social/contact.ar.jpg'],
  ['/services/digital/ai-ml', '/social/services-digital-ai-ml.jpg', '/social/services-digital-ai-ml.ar.jpg'],
])('the card of %s has a file for each language', (path, english, arabic) => {
  expect(socialCardPath(path, 'en')).toBe(english)
  expect(socialCardPath(path, 'ar')).toBe(arabic)
})

test.each([
  ['/', 'en', '/index.md'],
  ['/', 'ar', '/ar.md'],
  ['/services/cybersecurity/zta', 'en', '/services/cybersecurity/zta.md'],
  ['/contact', 'ar', '/ar/contact.md'],
] as const)('the Markdown twin of %s (%s) is %s', (path, locale, file) => {
  expect(markdownPath(path, locale)).toBe(file)
})
