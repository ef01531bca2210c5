import { expect, test } from '@playwright/test'

import { site } from '@/content/site'

import { elements, headOf } from './support/html'
import { allPages } from './support/pages'

test('every page names its Markdown twin, which says the same in its language', async ({ request }) => {
  const llms = await request.get('/llms.txt')
  expect([llms.status(), llms.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const listed = await llms.text()
  for (const { address } of allPages) {
    const html = await (await request.get(address)).text()
    const twins = elements(headOf(html), 'link').filter(({ type }) => type === 'text/markdown')
    const path = address === '/' ? '/index.md' : `${address}.md`
    expect(twins, address).toMatchObject([{ rel: 'alternate', href: `${site.url}${path}` }])
    expect(listed).toContain(`](${site.url}${path})`)

    const reply = await request.get(path)
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(reply.headers()['cache-control']).toBe('no-cache')
    const [, title] = /^# (.+)\n/.exec(await reply.text()) ?? []
    expect(html).toContain(`<title>${title?.replaceAll('&', '&amp;')} | `)
  }
})
