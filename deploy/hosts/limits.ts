import type { ConfigFiles } from './host'

/** docs.aws.amazon.com: quotas on CloudFront Functions. */
const FUNCTION_BYTES = 10_240
/** developers.cloudflare.com: static redirects of `_redirects`. */
const REDIRECT_LINES = 2000

/** Returns a warning if the redirects of an old site exceed a limit of the host. */
export function beyondLimit(host: string, files: ConfigFiles): string | undefined {
  const bytes = Buffer.byteLength(files['paths.js'] ?? '')
  if (bytes > FUNCTION_BYTES) {
    return `${host}: paths.js has ${bytes} bytes, and CloudFront takes ${FUNCTION_BYTES}. Take some of the redirects out of content/owner.yaml, or use another host.`
  }
  const lines = (files['site/_redirects'] ?? '').match(/^\//gm)?.length ?? 0
  if (host !== 'cloudflare' || lines <= REDIRECT_LINES) return undefined
  return `${host}: _redirects has ${lines} lines, and Cloudflare takes ${REDIRECT_LINES}. Take some of the redirects out of content/owner.yaml, or use another host.`
}
