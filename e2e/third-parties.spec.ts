import { expect, test } from '@playwright/test'

import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'

import { elements, withoutScripts } from './support/html'
import { allPages } from './support/pages'

/** Links of these kinds are asked for, or connected to, without a click. */
const LOADED_LINK = /\b(stylesheet|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|icon|manifest)\b/

/** Everything that a browser asks for when it opens the page: addresses in links and in texts are left alone. */
function loadedAddresses(html: string): string[] {
  const markup = withoutScripts(html)
  const all = elements(markup, '[a-z]\\w*')
  const single = all.flatMap(({ src, poster, data, 'data-video': video }) => [src, poster, data, video])
  const sets = all.flatMap(({ srcset = '', imagesrcset = '' }) => [srcset, imagesrcset])
  const links = elements(markup, 'link').filter(({ rel = '' }) => LOADED_LINK.test(rel))
  // The list of the framework's scripts too, which the page's own script loads.
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"|"src":"([^"]*)"/g)].map(
    ([, src, listed]) => src ?? listed,
  )
  return [
    ...single,
    ...sets.flatMap((set) => set.split(/,\s+/).map((source) => source.split(' ')[0])),
    ...links.map(({ href }) => href),
    ...scripts,
  ].filter((address) => address !== undefined)
}

const ofOthers = (addresses: readonly string[]) =>
  addresses.filter((address) => !/^(\/(?!\/)|#|data:|$)/.test(address) && !address.startsWith(`${site.url}/`))

test('the addresses of others are noticed', () => {
  const html = `<head><link rel="preconnect" href="https://cdn.example"><link rel="canonical" href="https://other.example/">
    <script src="//cdn.example/a.js"></script></head><body><a href="https://other.example/">x</a>
    <img srcset="/a.avif 480w, https://cdn.example/a.avif 960w"><iframe src="https://maps.example/"></iframe>
    <script type="application/json">[{"src":"https://cdn.example/b.js"}]</script></body>`
  expect(ofOthers(loadedAddresses(html)).sort()).toEqual([
    '//cdn.example/a.js',
    'https://cdn.example',
    'https://cdn.example/a.avif',
    'https://cdn.example/b.js',
    'https://maps.example/',
  ])
})

for (const { path, address } of [...allPages, { path: '/404', address: '/no-such-page' }]) {
  test(`${address} asks nobody else for anything${path === pagePaths.contact ? ' but the map' : ''}`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text()
    const expected = path === pagePaths.contact ? [site.map.embedUrl] : []
    expect(loadedAddresses(html).length).toBeGreaterThan(0)
    expect(ofOthers(loadedAddresses(html))).toEqual(expected)
  })
}

test('the style sheets and the manifest ask nobody else for anything', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const sheets = elements(html, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? [href] : []))
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) {
    const css = await (await request.get(sheet)).text()
    const addresses = [...css.matchAll(/(?:url\(|@import\s*)["']?([^"')]*)/g)].map(([, url = '']) => url)
    expect(addresses.length).toBeGreaterThan(0)
    expect(ofOthers(addresses)).toEqual([])
  }
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  expect(ofOthers(icons.map(({ src }) => src))).toEqual([])
})
