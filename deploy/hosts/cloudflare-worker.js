/*
 * Answers what static rules cannot: unknown addresses (a 404 in a folder of hashed files must not be cached for a
 * year), payloads with `$` or `!` in their names (Cloudflare would redirect them to another spelling) and parts of a
 * video. Cloudflare sends everything else without this script and does not count it as a request.
 */
const ERROR_PAGE = '/404.html'

/** The one spelling of a path at which Cloudflare sends a file. */
function canonical(pathname) {
  try {
    return pathname.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
  } catch {
    return pathname
  }
}

/** The first and last byte that the request asks for; undefined if it asks for no readable range. */
function requestedRange(request, etag, size) {
  const [range, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  const version = request.headers.get('if-range')
  if (!range || (!first && !last) || (version && version !== etag)) return undefined
  if (!first) return [Math.max(size - Number(last), 0), size - 1]
  return last && Number(last) < Number(first) ? undefined : [Number(first), Math.min(Number(last || size), size - 1)]
}

async function withRange(request, response) {
  if (request.method !== 'GET' || response.status !== 200 || !request.headers.has('range')) return response
  const body = await response.arrayBuffer()
  const size = body.byteLength
  const headers = new Headers(response.headers)
  headers.set('accept-ranges', 'bytes')
  const range = requestedRange(request, headers.get('etag'), size)
  if (!range) return new Response(body, { headers })
  const [first, last] = range
  if (first >= size) {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${first}-${last}/${size}`)
  return new Response(body.slice(first, last + 1), { status: 206, headers })
}

const worker = {
  async fetch(request, { ASSETS }) {
    const url = new URL(request.url)
    if (url.pathname !== ERROR_PAGE) {
      url.pathname = canonical(url.pathname)
      const file = await ASSETS.fetch(new Request(url, request))
      if (file.status !== 404) return withRange(request, file)
    }
    url.pathname = ERROR_PAGE
    const page = await ASSETS.fetch(new Request(url, { method: request.method }))
    // Methods other than GET and HEAD.
    if (page.status !== 200) return page
    const headers = new Headers(page.headers)
    headers.delete('etag')
    return new Response(page.body, { status: 404, headers })
  },
}

export default worker
