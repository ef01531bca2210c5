/** @jest-environment node */
import postcss from 'postcss'

import { elementsOf, openPage } from '../postbuild/page'
import { fontsUsed } from './fonts-used'

const css = postcss.parse(`
  @font-face { font-family: Latin; src: url(/latin.woff2) format("woff2"); unicode-range: U+20-7E }
  @font-face { font-family: "Arabic Text"; src: url("/arabic.woff2"); unicode-range: U+6??,U+200C-200E }
  @font-face { font-family: Word; src: url('/word.woff2'); unicode-range: U+620-64A }
  @font-face { font-family: Spare; src: local('Arial') }
  :root { --font: Latin, Spare, sans-serif }
  :lang(ar) { --font: "Arabic Text", Latin, sans-serif }
  body { font: 400 1rem / 1.5 var(--font) }
  @layer components {
    .switch, .other {
      &:lang(ar) { font-family: Word, "Arabic Text" }
      @media (min-width: 1px) { &:lang(en) { font-family: Latin } }
    }
  }
  a:hover { font-family: "Arabic Text" }
`)

function filesOf(html: string) {
  const [body] = elementsOf(openPage('page.html', html), 'body')
  if (!body) throw new Error('no body')
  return fontsUsed(css, body)
}

it('follows the font that each text inherits', () => {
  const page = '<html lang="en"><body><p>About us</p><a class="switch" lang="ar"><span>العربية</span></a></body></html>'
  expect(filesOf(page)).toEqual(['/latin.woff2', '/word.woff2'])
})

it('takes the variables of the language', () => {
  const page = '<html lang="ar-AE"><body><p>من نحن</p><a class="switch" lang="en">English</a></body></html>'
  expect(filesOf(page)).toEqual(['/arabic.woff2', '/latin.woff2'])
})

it('takes no font for what is not drawn', () => {
  expect(filesOf('<html lang="ar"><body><script>"نص"</script></body></html>')).toEqual([])
})
