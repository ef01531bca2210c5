/*
 * Answers redirects and other methods at the edge, and turns a page's address into its object's name. Written for the
 * runtime cloudfront-js-2.0: one function `handler`, no imports, at most 10 KB.
 */
/* global PAGES, REDIRECTS, HOMES, HOME_MOVES */
const NOT_FOUND = '/not-found'

/* The path as people read it: links of an old site encode it in capitals or in small letters. */
function decoded(path) {
  try {
    return decodeURIComponent(path)
    // oxlint-disable-next-line no-unused-vars -- the runtime may not know `catch` without it
  } catch (error) {
    return path
  }
}

function moved(request, path, isOld) {
  const query = request.rawQueryString()
  return {
    statusCode: isOld ? 301 : 308,
    statusDescription: isOld ? 'Moved Permanently' : 'Permanent Redirect',
    headers: { location: { value: query ? path + '?' + query : path }, 'cache-control': { value: 'no-cache' } },
  }
}

// oxlint-disable-next-line no-unused-vars -- called by CloudFront
function handler(event) {
  const request = event.request
  const path = request.uri
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return {
      statusCode: 405,
      statusDescription: 'Method Not Allowed',
      headers: { allow: { value: 'GET, HEAD' }, 'cache-control': { value: 'no-cache' } },
    }
  }
  const page = path.replace(/(\/|\.html)$/, '')
  const target = REDIRECTS[decoded(path).replace(/\/$/, '')]
  if (target) return moved(request, target, true)
  if (HOMES[path]) request.uri = HOMES[path]
  else if (HOME_MOVES[path]) return moved(request, HOME_MOVES[path])
  else if (page !== path && PAGES.includes(page)) return moved(request, page)
  else if (PAGES.includes(path)) request.uri = path + '.html'
  // The error page itself, and folders, for which S3 has no object.
  else if (path === '/404.html' || path.endsWith('/')) request.uri = NOT_FOUND
  return request
}
