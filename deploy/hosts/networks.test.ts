/** @jest-environment node */
import { EDITOR_PAGE, FILE_POLICY, IMMUTABLE, METHODS, POLICY_HEADER, REVALIDATE, type Rules, TYPES } from '../rules'
import { cloudflare } from './cloudflare'
import worker from './cloudflare-worker.js'
import { netlify } from './netlify'
import { vercel } from './vercel'

/* The files for content networks, read as the networks' documentation says. `npm run verify` asks a live site. */

const POLICY = "default-src 'none'; frame-ancestors 'none'"
const EDITOR_POLICY = "default-src 'none'; connect-src https://api.github.com"
const RULES: Rules = {
  hostname: 'www.firm.ae',
  pages: ['/contact', '/ar/contact', EDITOR_PAGE],
  headers: { 'X-Content-Type-Options': 'nosniff' },
  pageHeaders: { 'Referrer-Policy': 'no-referrer', [POLICY_HEADER]: POLICY },
  policy: POLICY,
  redirects: { '/old.php': '/contact', '/من-نحن': '/ar/contact' },
  editorPolicy: EDITOR_POLICY,
}
const OLD_PATHS = ['/old.php', encodeURI('/من-نحن')]

const linesOf = (text = '') => text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))

const matches = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replaceAll(/[.+?$]/g, '\\$&').replaceAll('*', '.*')}$`).test(address)

/** The headers that `_headers` gives a path: a later value of a name replaces an earlier one, `!` removes it. */
function headersAt(path: string, text?: string, host = RULES.hostname): Record<string, string> {
  const headers: Record<string, string> = {}
  let isMatch = false
  for (const line of linesOf(text)) {
    const [, isAway, name = '', value = ''] = /^ +(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? []
    if (!name) isMatch = matches(line, line.startsWith('https://') ? `https://${host}${path}` : path)
    else if (isMatch && isAway) delete headers[name]
    else if (isMatch) headers[name] = value
  }
  return headers
}

const redirectsOf = (text?: string) =>
  new Map(
    linesOf(text)
      .map((line) => line.split(' '))
      .map(([from = '', ...to]) => [from, to.join(' ')]),
  )

describe.each([
  ['Cloudflare', cloudflare(RULES)],
  ['Netlify', netlify(RULES)],
])('the headers of %s', (_name, files) => {
  const at = (path: string, host?: string) => headersAt(path, files['site/_headers'], host)

  test('protect pages and all else', () => {
    for (const path of ['/', '/ar', '/contact', '/no-such'])
      expect(at(path)).toMatchObject({ ...RULES.headers, ...RULES.pageHeaders, 'Cache-Control': REVALIDATE })
    expect(at('/pdfs/profile.pdf')).toMatchObject(RULES.headers)
    expect(at('/pdfs/profile.pdf')[POLICY_HEADER]).not.toBe(POLICY)
    expect(at('/logos/a.svg')[POLICY_HEADER]).toBe(FILE_POLICY)
    expect(at(EDITOR_PAGE)[POLICY_HEADER]).toBe(EDITOR_POLICY)
  })

  test('let files with hashed names alone be kept', () => {
    for (const path of ['/_next/static/a.js', '/pictures/a.avif', '/fonts/a.woff2', '/scripts/a.js'])
      expect(at(path)['Cache-Control']).toBe(IMMUTABLE)
    for (const path of ['/media/a.mp4', '/contact.txt', '/sitemap.xml'])
      expect(at(path)['Cache-Control']).toBe(REVALIDATE)
  })

  test('give types that a network does not know', () => {
    expect(at('/.well-known/apple-app-site-association')['Content-Type']).toBe(TYPES.json)
    expect(at('/accessibility.openacr.yaml')['Content-Type']).toBe(TYPES.yaml)
    expect(at('/favicon.ico')['Content-Type']).toBe(TYPES.ico)
  })
})

describe('Cloudflare', () => {
  const files = cloudflare(RULES)
  const redirects = redirectsOf(files['site/_redirects'])

  test('keeps copies out of search engines', () => {
    const robotsAt = (host?: string) => headersAt('/contact', files['site/_headers'], host)['X-Robots-Tag']
    expect(robotsAt()).toBeUndefined()
    expect(robotsAt('website.firm.workers.dev')).toBe('noindex')
  })

  test('sends pages at their addresses, and moves other forms of these', () => {
    expect(redirects.get('/')).toBe('/index.html 200')
    expect(redirects.get('/ar/')).toBe('/ar.html 200')
    for (const page of RULES.pages) {
      expect(redirects.get(page)).toBe(`${page}.html 200`)
      for (const other of [`${page}/`, `${page}.html`]) expect(redirects.get(other)).toBe(`${page} 308`)
    }
    for (const old of OLD_PATHS) expect(redirects.get(`${old}/`)).toMatch(/contact 301$/)
  })

  describe('its Worker', () => {
    const VIDEO = Uint8Array.from({ length: 100 }, (_, index) => index)
    const assets: Readonly<Record<string, BodyInit>> = {
      '/404.html': 'Not found',
      '/media/a.mp4': VIDEO,
      // The one spelling at which Cloudflare sends it.
      '/__next.%24d%24group.txt': 'data',
    }
    const ASSETS = {
      async fetch({ url, method }: Request) {
        if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 })
        const body = assets[new URL(url).pathname]
        return new Response(body ?? null, { status: body === undefined ? 404 : 200, headers: { etag: '"one"' } })
      },
    }
    const ask = (path: string, init?: RequestInit) =>
      worker.fetch(new Request(`https://www.firm.ae${path}`, init), { ASSETS })
    const bytes = async (answer: Response) => [...new Uint8Array(await answer.arrayBuffer())]

    test.each(['/no-such', '/404.html', '/_next/static/no-such.js', '/%'])(
      'answers %s with the error page',
      async (path) => {
        const answer = await ask(path)
        expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([404, 'Not found', null])
      },
    )

    test('refuses other methods', async () => {
      expect((await ask('/contact', { method: 'POST' })).status).toBe(405)
    })

    test.each(['/__next.$d$group.txt', '/__next.%24d%24group.txt'])('sends %s', async (path) => {
      expect(await (await ask(path)).text()).toBe('data')
    })

    test.each([
      ['bytes=0-9', 206, 'bytes 0-9/100', 0, 9],
      ['bytes=90-', 206, 'bytes 90-99/100', 90, 99],
      ['bytes=-5', 206, 'bytes 95-99/100', 95, 99],
      ['bytes=0-500', 206, 'bytes 0-99/100', 0, 99],
      ['bytes=9-2', 200, null, 0, 99],
      ['lines=1-2', 200, null, 0, 99],
    ])('answers %s with %s', async (range, status, part, first, last) => {
      const answer = await ask('/media/a.mp4', { headers: { range } })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([status, part])
      expect(await bytes(answer)).toEqual([...VIDEO.slice(first, last + 1)])
    })

    test('has no part behind the end, and the whole of a file that has changed', async () => {
      const beyond = await ask('/media/a.mp4', { headers: { range: 'bytes=100-' } })
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */100'])
      const changed = await ask('/media/a.mp4', { headers: { range: 'bytes=0-9', 'if-range': '"two"' } })
      expect(changed.status).toBe(200)
    })
  })

  test('asks the Worker first for what static files cannot answer', () => {
    const { assets } = JSON.parse(files['wrangler.jsonc']?.replace(/^\s*\/\/.*$/gm, '') ?? '') as {
      assets: { run_worker_first: string[]; html_handling: string; not_found_handling: string }
    }
    expect(assets).toMatchObject({ html_handling: 'none', not_found_handling: 'none' })
    for (const path of ['/404.html', '/__next.$d$group.txt', '/a%21.txt', '/media/a.mp4', '/media/a.webm'])
      expect(assets.run_worker_first.some((pattern) => matches(pattern, path))).toBe(true)
  })
})

test('Netlify moves other forms of a page, and old paths, before it looks for a file', () => {
  const redirects = redirectsOf(netlify(RULES)['site/_redirects'])
  expect(redirects.get('/ar/')).toBe('/ar.html 200!')
  expect(redirects.get('/index.html')).toBe('/ 308!')
  expect(redirects.get('/404.html')).toBe('/404.html 404!')
  for (const page of RULES.pages) expect(redirects.get(`${page}.html`)).toBe(`${page} 308!`)
  for (const old of OLD_PATHS) expect(redirects.get(old)).toMatch(/contact 301!$/)
})

describe('Vercel', () => {
  interface Route {
    src?: string
    handle?: string
    status?: number
    dest?: string
    methods?: string[]
    missing?: { value: string }[]
    headers?: Record<string, string>
    continue?: boolean
  }
  const config = JSON.parse(vercel(RULES)['.vercel/output/config.json'] ?? '') as {
    routes: Route[]
    overrides: Record<string, { path: string }>
  }
  const indexOf = (handle: string) => config.routes.findIndex((route) => route.handle === handle)

  /** What one phase makes of a path: headers, until a route has a status or a destination. */
  function follow(routes: readonly Route[], path: string, method = 'GET', host = RULES.hostname) {
    const found: { status?: number; dest?: string; headers: Record<string, string> } = { headers: {} }
    for (const route of routes) {
      if (!new RegExp(route.src ?? '(?!)').test(path) || (route.methods && !route.methods.includes(method))) continue
      if (route.missing?.some(({ value }) => value === host)) continue
      Object.assign(found.headers, route.headers)
      if (!route.continue) return { ...found, status: route.status, dest: route.dest }
    }
    return found
  }
  const start = config.routes.slice(0, indexOf('filesystem'))
  const hit = config.routes.slice(indexOf('hit') + 1, indexOf('error'))
  const error = config.routes.slice(indexOf('error') + 1)

  test('moves other forms of a page, and old paths', () => {
    for (const page of RULES.pages) {
      expect(follow(start, page)).not.toHaveProperty('status', 308)
      for (const other of [`${page}/`, `${page}.html`])
        expect(follow(start, other)).toMatchObject({
          status: 308,
          headers: { Location: page, 'Cache-Control': REVALIDATE },
        })
      expect(config.overrides[`${page.slice(1)}.html`]).toMatchObject({ path: page.slice(1) })
    }
    expect(follow(start, '/index.html')).toMatchObject({ status: 308, headers: { Location: '/' } })
    expect(follow(start, '/ar/')).toMatchObject({ dest: '/ar' })
    for (const old of OLD_PATHS) expect(follow(start, `${old}/`)).toMatchObject({ status: 301 })
  })

  test('refuses other methods, and keeps copies out of search engines', () => {
    expect(follow(start, '/contact', 'POST')).toMatchObject({ status: 405, headers: { Allow: METHODS.join(', ') } })
    expect(follow(start, '/contact').headers).toEqual(RULES.headers)
    expect(follow(start, '/contact', 'GET', 'a.vercel.app').headers['X-Robots-Tag']).toBe('noindex')
  })

  test('gives each file its headers', () => {
    expect(follow(hit, '/contact').headers).toEqual({ ...RULES.pageHeaders, 'Cache-Control': REVALIDATE })
    expect(follow(hit, EDITOR_PAGE).headers[POLICY_HEADER]).toBe(EDITOR_POLICY)
    expect(follow(hit, '/_next/static/a.js').headers).toEqual({ 'Cache-Control': IMMUTABLE, 'Content-Type': TYPES.js })
    expect(follow(hit, '/logos/a.svg').headers).toMatchObject({ [POLICY_HEADER]: FILE_POLICY })
    expect(follow(hit, '/.well-known/apple-app-site-association').headers['Content-Type']).toBe(TYPES.json)
    for (const [extension, type] of Object.entries(TYPES))
      expect(follow(hit, `/a.${extension}`).headers['Content-Type']).toBe(type)
  })

  test('answers what is not there with the error page, which nobody keeps', () => {
    expect(follow(start, '/404.html').status).toBe(404)
    for (const path of ['/no-such', '/_next/static/no-such.js'])
      expect(follow(error, path)).toMatchObject({
        status: 404,
        dest: '/404.html',
        headers: { ...RULES.pageHeaders, 'Cache-Control': REVALIDATE },
      })
  })
})
