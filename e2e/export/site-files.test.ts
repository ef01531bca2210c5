import { parseDocument } from 'htmlparser2'
import sharp from 'sharp'

import { sitePage } from '@/content/site-pages'
import { site } from '@/content/site'

import { all, attributes, texts } from './document'
import { files, isOfEditor, pageAt, pages, read, readText } from './site'
import { absolute, alternatesOf } from './site-address'

test('the sitemap lists every page in both languages with its alternates, and nothing else', () => {
  const sitemap = parseDocument(readText('/sitemap.xml'), { xmlMode: true })
  const entries = all('url', sitemap).map((entry) => ({
    url: texts('loc', entry).join(),
    changed: texts('lastmod', entry).join(),
    alternates: Object.fromEntries(attributes('xhtml\\:link', entry).map(({ hreflang, href }) => [hreflang, href])),
  }))
  const expected = pages.map(({ path, address }) => ({
    url: absolute(address),
    changed: sitePage(path).updated,
    alternates: alternatesOf(path),
  }))
  expect(entries).toHaveLength(expected.length)
  expect(entries).toEqual(expect.arrayContaining(expected))
})

test('robots.txt admits everybody and names the sitemap', () => {
  const text = readText('/robots.txt')
  expect(text).toMatch(/user-agent: \*/i)
  expect(text).not.toMatch(/disallow: \//i)
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('security.txt says where to report a weakness', () => {
  const text = readText('/.well-known/security.txt')
  const { contact } = site.security
  expect(text).toContain(`Contact: ${contact.startsWith('https://') ? '' : 'mailto:'}${contact}\n`)
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`)
})

test('icons and manifest exist and are what they say', async () => {
  const links = attributes('head link:is([rel~=icon], [rel=apple-touch-icon], [rel=manifest])', pageAt('/').document)
  const hrefs = links.map(({ href = '' }) => href)
  expect(hrefs).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest']))
  const drawn = hrefs.filter((href) => href.startsWith('data:image/svg+xml,'))
  expect(drawn).toHaveLength(1)
  expect(decodeURIComponent(drawn[0] ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
  for (const href of hrefs.filter((each) => !drawn.includes(each))) expect(read(href).length).toBeGreaterThan(0)
  expect(read('/favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))

  const manifest = JSON.parse(readText('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: site.brand.en, start_url: '/', lang: 'en-AE', dir: 'ltr' })
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180' }
  for (const { src, sizes } of [...manifest.icons, apple]) {
    const { width, height } = await sharp(read(src)).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})

test('no script contains the libraries that read and fill in the texts', () => {
  const scripts = [...files].filter((file) => file.endsWith('.js') && !isOfEditor(file))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((file) => /IntlMessageFormat|ZodError|YAMLParseError/.test(readText(file)))).toEqual([])
})
