import { content } from '@/content/content'
import { checkRedirects } from '@/content/load/redirects'
import { Reader } from '@/content/load/yaml-reader'

import { files } from './site'

test('no file of the site may be named as a path of an old one', () => {
  const own = [...files].filter((file) => !/\.(?:br|gz)$/.test(file))
  const reader = new Reader('content')
  checkRedirects(reader, { ...content, owner: { redirects: own.map((from) => ({ from, to: '/contact' })) } })
  const refused = new Set(
    reader.problems.flatMap(({ text }) => /^is "([^"]+)", a (?:page|file) of this site/.exec(text)?.[1] ?? []),
  )
  expect(own.length).toBeGreaterThan(500)
  expect(own.filter((file) => !refused.has(file))).toEqual([])
})
