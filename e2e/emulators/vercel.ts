import { type HandleValue, isHandler, normalizeRoutes, type Route, type RouteWithSrc } from '@vercel/routing-utils'

import type { Ask, HostRequest } from '@/deploy/contract/request'
import type { ConfigFiles } from '@/deploy/hosts/host'

import { addressOf, answer, decodedPath, publishedFiles, readPublished, typeOfPage } from './published'

type Phase = HandleValue | 'start'

/** The routes by phase, read and checked by Vercel's own package. */
function phasesOf(input: Route[]): ReadonlyMap<Phase, readonly RouteWithSrc[]> {
  const { routes, error } = normalizeRoutes(input)
  if (error) throw new Error(`${error.message}: ${error.errors?.join(', ')}`)
  const phases = new Map<Phase, RouteWithSrc[]>([['start', []]])
  let phase: Phase = 'start'
  for (const route of routes ?? []) {
    if (isHandler(route)) phases.set((phase = route.handle), [])
    else phases.get(phase)?.push(route)
  }
  return phases
}

interface State {
  path: string
  status?: number
  headers: Record<string, string>
  isDone: boolean
}

/** Whether a route is for this host. Ours have no other condition. */
const isForHost = ({ missing = [] }: RouteWithSrc, host: string) => missing.every(({ value }) => value !== host)

/** Applies a phase's routes in turn: adds headers until a route has a destination or a status of its own. */
function follow(routes: readonly RouteWithSrc[] = [], state: State, method: string, host: string): State {
  for (const route of routes.filter((one) => isForHost(one, host))) {
    const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(state.path)
    if (!match || (route.methods && !route.methods.includes(method))) continue
    for (const [name, value] of Object.entries(route.headers ?? {})) state.headers[name.toLowerCase()] = value
    state.status = route.status ?? state.status
    if (route.continue) continue
    return { ...state, path: route.dest ?? state.path, isDone: !route.dest }
  }
  return state
}

/**
 * Emulates Vercel over `folder`: its own package reads the routes, in the phases that vercel.com/docs/build-output-api
 * describes. Vercel sends a static file only under the path that `overrides` gives it.
 */
export async function vercelEmulator(folder: string, config: ConfigFiles): Promise<Ask> {
  const { routes, overrides } = JSON.parse(config['.vercel/output/config.json'] ?? '') as {
    routes: Route[]
    overrides: Record<string, { path: string; contentType: string }>
  }
  const phases = phasesOf(routes)
  const paths = new Map(
    [...publishedFiles(folder)].map((file) => [`/${overrides[file.slice(1)]?.path ?? file.slice(1)}`, file]),
  )
  const fileOf = (path: string) => paths.get(decodedPath(path)) ?? (path === '/' ? '/index.html' : undefined)

  const send = (request: HostRequest, { status = 200, headers }: State, file: string) => {
    const type = overrides[file.slice(1)]?.contentType ?? typeOfPage(file)
    return answer(request, status, { 'content-type': type, ...headers }, readPublished(folder, file))
  }

  return async (request) => {
    const { pathname, search, hostname } = addressOf(request)
    const { method = 'GET' } = request
    const start = follow(phases.get('start'), { path: pathname, headers: {}, isDone: false }, method, hostname)
    if (start.isDone) {
      const { location, ...headers } = start.headers
      return answer(request, start.status ?? 200, location ? { ...headers, location: location + search } : headers)
    }
    const file = fileOf(start.path)
    if (file) return send(request, follow(phases.get('hit'), start, method, hostname), file)
    const end = follow(phases.get('error'), start, method, hostname)
    return send(request, end, fileOf(end.path) ?? '')
  }
}
