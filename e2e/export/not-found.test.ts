import { messages } from '@/content/messages'

import { all, attributes, one, texts } from './document'
import { errorPage } from './site'

test('the error page keeps search engines out and leads home in both languages', () => {
  const { document } = errorPage
  expect(one('meta[name=robots]', document).attribs.content).toBe('noindex')
  expect(all('link[rel=canonical]', document)).toEqual([])
  expect(one('noscript meta[http-equiv=refresh]', document).attribs.content).toMatch(/^0; ?url=\/$/)
  expect(texts('h1', document)).toEqual([messages.en.notFound.title])
  expect(texts('[lang|=ar][dir=rtl] h2', document)).toEqual([messages.ar.notFound.title])
  const links = attributes('main a', document).map(({ href }) => href)
  expect(links).toEqual(['/', '/ar'])
  expect(texts('main a[href="/ar"]', document)).toEqual([messages.ar.notFound.link])
})
