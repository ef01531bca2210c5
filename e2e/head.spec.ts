import { expect, test } from '@playwright/test'
import sharp from 'sharp'

import { site } from '@/content/site'
import { changedOn } from '@/content/page-dates'
import { sitePaths } from '@/content/site-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { elements, headOf } from './support/html'
import { allPages } from './support/pages'
import { absolute, inThisPreview } from './support/site-address'

/** Of those that Facebook knows, which has none for the UAE. */
const OPEN_GRAPH_LOCALES = { en: ['en_GB', 'ar_AR'], ar: ['ar_AR', 'en_GB'] }

const alternates = (path: string) => ({
  'en-AE': absolute(path),
  'ar-AE': absolute(localizePath('ar', path)),
  'x-default': absolute(path),
})

const titles = new Map<string, string>()
const descriptions = new Map<string, string>()

for (const { locale, path, address } of allPages) {
  test(`the head of ${address}`, async ({ request }) => {
    const head = headOf(await (await request.get(address)).text())
    const metas = elements(head, 'meta')
    const links = elements(head, 'link')
    const meta = (name: string) => {
      const found = metas.filter((element) => (element.property ?? element.name) === name)
      expect(found, name).toHaveLength(1)
      return found[0]?.content ?? ''
    }
    const url = absolute(address)
    const title = elements(`<t title="${/<title>(.*?)<\/title>/.exec(head)?.[1]}">`, 't')[0]?.title ?? ''
    expect(title).toMatch(new RegExp(`^.{1,60} \\| ${site.brand[locale]}$`))
    const description = meta('description')
    expect(description).toMatch(/^.{110,160}$/)
    expect([titles.get(title), descriptions.get(description)]).toEqual([undefined, undefined])
    titles.set(title, address)
    descriptions.set(description, address)

    expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([{ rel: 'canonical', href: url }])
    // The same set on both pages: each names the other.
    const set = links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href])
    expect(Object.fromEntries(set)).toEqual(alternates(path))
    expect(set).toHaveLength(3)

    expect([meta('og:url'), meta('og:title'), meta('og:description')]).toEqual([url, title, description])
    expect([meta('og:site_name'), meta('og:type')]).toEqual([site.brand[locale], 'website'])
    expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual(OPEN_GRAPH_LOCALES[locale])
    expect([meta('twitter:title'), meta('twitter:description')]).toEqual([title, description])
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('twitter:image')).toBe(meta('og:image'))
    expect(meta('og:image:alt')).not.toBe('')
    expect(metas.filter(({ name }) => name === 'robots')).toEqual([])
    expect(meta('viewport')).toContain('width=device-width')

    const image = await request.get(inThisPreview(meta('og:image')))
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(await image.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
}

test('the sitemap lists every page in both languages with its alternates, and no other', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(elements(entry, 'xhtml:link').map(({ hreflang, href }) => [hreflang, href])),
  }))
  const expected = sitePaths.flatMap((path) =>
    locales.map((locale) => ({
      url: absolute(localizePath(locale, path)),
      changed: changedOn(path),
      alternates: alternates(path),
    })),
  )
  expect(entries).toHaveLength(sitePaths.length * 2)
  expect(entries).toEqual(expect.arrayContaining(expected))
})

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const reply = await request.get('/robots.txt')
  const text = await reply.text()
  expect(reply.headers()['content-type']).toContain('text/plain')
  expect(text).toMatch(/user-agent: \*/i)
  expect(text).not.toMatch(/disallow: \//i)
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('security.txt says where to report a weakness', async ({ request }) => {
  const reply = await request.get('/.well-known/security.txt')
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await reply.text()
  expect(text).toContain(`Contact: mailto:${site.security.contact}\n`)
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`)
})

test('icons and manifest are there and are what they say', async ({ request }) => {
  const links = elements(headOf(await (await request.get('/')).text()), 'link')
  const hrefs = links.filter(({ rel }) => rel?.includes('icon') || rel === 'manifest').map(({ href = '' }) => href)
  expect(hrefs).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest']))
  const drawn = hrefs.filter((href) => href.startsWith('data:image/svg+xml,'))
  expect(drawn).toHaveLength(1)
  expect(decodeURIComponent(drawn[0] ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
  for (const href of hrefs.filter((each) => !drawn.includes(each)))
    expect((await request.get(href)).status(), href).toBe(200)
  expect((await (await request.get('/favicon.ico')).body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))

  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: site.brand.en, start_url: '/', lang: 'en-AE', dir: 'ltr' })
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180' }
  for (const { src, sizes } of [...manifest.icons, apple]) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})
