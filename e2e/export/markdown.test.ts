import { site } from '@/content/site'

import { attributes, texts } from './document'
import { onEachPage, readText } from './site'

test('every page links to its Markdown twin, which has the same title and is listed in llms.txt', () => {
  const listed = readText('/llms.txt')
  onEachPage(({ locale, address, document }) => {
    const path = address === '/' ? '/index.md' : `${address}.md`
    const twins = attributes('head link[type="text/markdown"]', document)
    expect(twins).toMatchObject([{ rel: 'alternate', href: `${site.url}${path}` }])
    expect(listed).toContain(`](${site.url}${path})`)
    const [, title] = /^# (.+)\n/.exec(readText(path)) ?? []
    expect(texts('head title', document)).toEqual([`${title} | ${site.brand[locale]}`])
  })
})
