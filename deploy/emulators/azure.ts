import { extname } from 'node:path'

import type { Ask, HostRequest } from '../contract/request'
import type { ConfigFiles } from '../hosts/host'
import { addressOf, answer, decodedPath, publishedFiles, readPublished } from './published'

interface Route {
  route: string
  methods?: readonly string[]
  rewrite?: string
  statusCode?: number
  headers?: Readonly<Record<string, string>>
}
interface Config {
  routes: readonly Route[]
  responseOverrides: Readonly<Record<string, { rewrite: string; statusCode: number }>>
  globalHeaders: Readonly<Record<string, string>>
  mimeTypes: Readonly<Record<string, string>>
}

const matches = ({ route, methods }: Route, path: string, method: string) =>
  (!methods || methods.includes(method)) && (route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route)

/**
 * Static Web Apps over `folder`, as learn.microsoft.com/azure/static-web-apps/configuration describes it: the first rule
 * that matches, its headers over the global ones, the redirects of `trailingSlash: auto`, the override of a 404.
 */
export async function azureEmulator(folder: string, files: ConfigFiles): Promise<Ask> {
  const config = JSON.parse(files['site/staticwebapp.config.json'] ?? '') as Config
  const published = publishedFiles(folder)

  const headersOf = (rule?: Route) =>
    Object.fromEntries(Object.entries({ ...config.globalHeaders, ...rule?.headers }).filter(([, value]) => value))
  const send = (request: HostRequest, rule: Route | undefined, file: string, status: number) => {
    const type = config.mimeTypes[extname(file)] ?? 'application/octet-stream'
    return answer(request, status, { 'content-type': type, ...headersOf(rule) }, readPublished(folder, file))
  }

  return async (request) => {
    const { pathname, search } = addressOf(request)
    const rule = config.routes.find((one) => matches(one, pathname, request.method ?? 'GET'))
    const notFound = () => {
      const { rewrite = '', statusCode = 404 } = config.responseOverrides['404'] ?? {}
      return send(request, rule, rewrite, statusCode)
    }
    if (rule?.statusCode)
      return rule.statusCode === 404 ? notFound() : answer(request, rule.statusCode, headersOf(rule))
    if (rule?.rewrite) return send(request, rule, rule.rewrite, 200)
    const path = decodedPath(pathname)
    if (path === '/') return send(request, rule, '/index.html', 200)
    const page = path.replace(/(\/|\.html)$/, '')
    if (path === '/index.html') return answer(request, 301, { location: `/${search}`, ...headersOf(rule) })
    if (page !== path && published.has(`${page}.html`)) {
      return answer(request, 301, { location: page + search, ...headersOf(rule) })
    }
    const file = [`${path}.html`, path].find((candidate) => published.has(candidate))
    return file ? send(request, rule, file, 200) : notFound()
  }
}
