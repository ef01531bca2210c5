import { inAppPath, isSamePage } from './in-app-path'

const linkTo = (href: string, attributes: Readonly<Record<string, string>> = {}) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return link
}
const at = (path: string) => new URL(path, window.location.origin) as unknown as Location

describe('inAppPath', () => {
  it.each([
    { href: '/contact', from: '/', page: '/contact' },
    { href: '/#values', from: '/about', page: '/#values' },
    { href: '/ar/services?from=menu', from: '/ar', page: '/ar/services?from=menu' },
    { href: '/about', from: '/about', page: '/about' },
  ])('the router follows $href on $from', ({ href, from, page }) => {
    expect(inAppPath(linkTo(href), at(from))).toBe(page)
  })

  it.each([
    { case: 'another site', href: 'https://www.example.org/contact', from: '/' },
    { case: 'mail', href: 'mailto:hello@example.com', from: '/' },
    { case: 'a file', href: '/pdfs/services/vapt.pdf', from: '/' },
    { case: 'the other language', href: '/ar/about', from: '/about' },
    { case: 'the other language back', href: '/about', from: '/ar/about' },
    { case: 'a section of the same page', href: '#questions', from: '/about' },
  ])('the browser follows $case', ({ href, from }) => {
    const link = linkTo(href)
    if (href.startsWith('#')) link.href = `${from}${href}`
    expect(inAppPath(link, at(from))).toBeUndefined()
  })

  it('the browser opens new windows and downloads', () => {
    expect(inAppPath(linkTo('/about', { target: '_blank' }), at('/'))).toBeUndefined()
    expect(inAppPath(linkTo('/about', { download: '' }), at('/'))).toBeUndefined()
  })
})

describe('isSamePage', () => {
  it.each([
    ['/', '/#vision'],
    ['/', '/?utm_source=mail'],
    ['/ar', '/ar?utm_source=mail#values'],
    ['/contact', '/contact#map'],
    ['/about#work', '/about?utm_source=mail'],
  ])('%s leads to the page at %s', (href, from) => {
    expect(isSamePage(linkTo(href), at(from))).toBe(true)
  })

  it.each([
    ['/', '/ar'],
    ['/services', '/'],
    ['/contact?from=menu', '/contact'],
    ['https://www.example.org/contact', '/contact'],
  ])('%s does not lead to the page at %s', (href, from) => {
    expect(isSamePage(linkTo(href), at(from))).toBe(false)
  })
})
