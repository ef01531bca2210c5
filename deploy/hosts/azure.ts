import { ERROR_PAGE, HOMES, IMMUTABLE, IMMUTABLE_FOLDERS, METHODS, REVALIDATE, type Rules, TYPES } from '../rules'
import type { WriteConfig } from './host'

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * `auto`: `/x/` and `/x.html` move to `/x` where that is a file; the status is 301, and cannot be another. Rules are
 * read in turn, the first that matches counts. The file may have 20 KB.
 */
const config = ({ headers, policy }: Rules) => ({
  trailingSlash: 'auto',
  routes: [
    { route: '/*', methods: OTHER_METHODS, statusCode: 405, headers: { Allow: METHODS.join(', ') } },
    ...Object.entries(HOMES)
      .filter(([path]) => path !== '/' && path.endsWith('/'))
      .map(([path, file]) => ({ route: path, rewrite: file })),
    ...[ERROR_PAGE, '/404', '/404/', '/index', '/index/'].map((route) => ({ route, statusCode: 404 })),
    ...IMMUTABLE_FOLDERS.map((folder) => ({ route: `${folder}*`, headers: { 'Cache-Control': IMMUTABLE } })),
    // An empty value removes a header.
    { route: '/pdfs/*', headers: { 'Content-Security-Policy': '' } },
  ],
  responseOverrides: { '404': { rewrite: ERROR_PAGE, statusCode: 404 } },
  globalHeaders: { ...headers, 'Content-Security-Policy': policy, 'Cache-Control': REVALIDATE },
  mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([extension, type]) => [`.${extension}`, type])),
})

export const azure: WriteConfig = (rules: Rules) => ({
  'site/staticwebapp.config.json': `${JSON.stringify(config(rules), undefined, 2)}\n`,
})
