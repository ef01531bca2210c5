import { METHODS, type Rules } from '../rules'
import { immutableBlocks } from './cloudflare'
import { commonLines, headersFile, redirectsFile } from './header-files'
import { GENERATED, type WriteConfig } from './host'

/** No file has this name: a rewrite to it is answered with 404.html and status 404. */
const NOT_FOUND = '/not-found'

/** Addresses that Pages would redirect to a page by itself, or answer with the error page and status 200. */
const NO_PAGES = ['/404', '/404/', '/404.html', '/index', '/index/']

/**
 * Pages moves `/x/` and `/x.html` to `/x` with 308 by itself, and never lets a 404 be kept. Rules for file types would
 * also change the type of the error page, so it keeps its own.
 */
export const cloudflarePages: WriteConfig = (rules: Rules) => ({
  'site/_headers': headersFile(GENERATED, {
    // Pages allows all sites to read its files.
    '/*': [...commonLines(rules), `Allow: ${METHODS.join(', ')}`, '! Access-Control-Allow-Origin'],
    '/pdfs/*': ['! Content-Security-Policy'],
    ...immutableBlocks,
  }),
  'site/_redirects': redirectsFile(GENERATED, [
    ['/ar/', '/ar', '200'],
    ...NO_PAGES.map((path) => [path, NOT_FOUND, '200'] as const),
  ]),
})
