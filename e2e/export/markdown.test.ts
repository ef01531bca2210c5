import { copyByPath } from '@/content/page-copy'
import { site } from '@/content/site'

import { attributes, texts } from './document'
import { onEachPage, readText } from './site'

test('every page links to its Markdown twin, which has the same title and is listed in llms.txt', () => {
  const listed = readText('/llms.txt')
  onEachPage(({ locale, path: page, address, document }) => {
    const path = address === '/' ? '/index.md' : `${address}.md`
    const twins = attributes('head link[type="text/markdown"]', document)
    expect(twins).toMatchObject([{ rel: 'alternate', href: `${site.url}${path}` }])
    expect(listed).toContain(`](${site.url}${path})`)
    const [, title] = /^# (.+)\n/.exec(readText(path)) ?? []
    const copies: Readonly<Record<string, { title: string; documentTitle?: string }>> = copyByPath(locale)
    const copy = copies[page]
    expect(title).toBe(copy?.title)
    expect(texts('head title', document)).toEqual([`${copy?.documentTitle ?? title} | ${site.brand[locale]}`])
  })
})
