import type { Document } from 'domhandler'
import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

import { pagePaths } from '@/content/page-paths'
import { site } from '@/content/site'

import { all, attributes } from './document'
import { errorPage, onEachPage, pages, readText, styleSheets } from './site'

/** A browser requests links of these kinds, or connects to them, without a click. */
const LOADED_LINK = /\b(stylesheet|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|icon|manifest)\b/

/** Everything that a browser requests when it opens the page. Addresses in links and in texts do not count. */
function loadedAddresses(document: Document): string[] {
  const everything = attributes('*', document)
  const single = everything.flatMap(({ src, poster, data, video }) => [src, poster, data, video])
  const sets = everything.flatMap(({ srcset = '', imagesrcset = '' }) => [srcset, imagesrcset])
  const links = attributes('link', document).filter(({ rel = '' }) => LOADED_LINK.test(rel))
  // Includes the list of the framework's scripts, which the page's own script loads.
  const listed = all('script', document).flatMap((script) => [...textContent(script).matchAll(/"src":"([^"]*)"/g)])
  return [
    ...single,
    ...sets.flatMap((set) => set.split(/,\s+/).map((source) => source.split(' ')[0])),
    ...links.map(({ href }) => href),
    ...listed.map(([, src]) => src),
  ].filter((address) => address !== undefined)
}

const ofOthers = (addresses: readonly string[]) =>
  addresses.filter((address) => !/^(\/(?!\/)|\.\.\/|#|data:|$)/.test(address) && !address.startsWith(`${site.url}/`))

test('addresses of third parties are noticed', () => {
  const html = `<head><link rel="preconnect" href="https://cdn.example"><link rel="canonical" href="https://other.example/">
    <script src="//cdn.example/a.js"></script></head><body><a href="https://other.example/">x</a>
    <hero-overlay video="https://cdn.example/a.mp4"></hero-overlay>
    <img srcset="/a.avif 480w, https://cdn.example/a.avif 960w"><iframe src="https://maps.example/"></iframe>
    <script type="application/json">[{"src":"https://cdn.example/b.js"}]</script></body>`
  expect(ofOthers(loadedAddresses(parseDocument(html))).sort()).toEqual([
    '//cdn.example/a.js',
    'https://cdn.example',
    'https://cdn.example/a.avif',
    'https://cdn.example/a.mp4',
    'https://cdn.example/b.js',
    'https://maps.example/',
  ])
})

test('no page requests anything from a third party, except the map on contact and what the owner has set', () => {
  onEachPage(
    ({ path, document }) => {
      const found = loadedAddresses(document)
      expect(found.length).toBeGreaterThan(0)
      const own: readonly (string | undefined)[] = [site.logoUrl, site.analytics?.url]
      const others = ofOthers(found).filter((address) => !own.includes(address))
      expect(others).toEqual(path === pagePaths.contact ? [site.map.embedUrl] : [])
    },
    [...pages, errorPage],
  )
})

test('the style sheets and the manifest request nothing from third parties', () => {
  const addresses = styleSheets().flatMap((sheet) =>
    [...sheet.matchAll(/(?:url\(|@import\s*)["']?([^"')]*)/g)].map(([, url = '']) => url),
  )
  expect(addresses.length).toBeGreaterThan(0)
  const { icons } = JSON.parse(readText('/manifest.webmanifest')) as { icons: { src: string }[] }
  expect(ofOthers([...addresses, ...icons.map(({ src }) => src)])).toEqual([])
})
