import type { IncomingMessage, ServerResponse } from 'node:http'

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin'
const PREFLIGHT_SECONDS = 600

/** Lets the page that asks read the reply, whichever origin it is from. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin')
  if (request.headers.origin) response.setHeader(ALLOW_ORIGIN, request.headers.origin)
}

/** Takes the permission back: the browser then keeps the reply from the page. */
export function withdrawOrigin(response: ServerResponse): void {
  response.removeHeader(ALLOW_ORIGIN)
}

/**
 * Answers a preflight with what the APIs take. A browser that wants another method or header finds it missing here
 * and refuses by itself, as it does with a real host.
 */
export function answerPreflight(response: ServerResponse, keyHeader: string): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'DELETE',
    'Access-Control-Allow-Headers': `content-type, ${keyHeader}`,
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
  })
  response.end()
}
