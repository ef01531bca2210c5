import { extname } from 'node:path'
import { createContext, runInContext } from 'node:vm'

import type { Ask, HostRequest } from '@/deploy/contract/request'
import type { ConfigFiles } from '@/deploy/hosts/host'
import { cacheRuleOf, IMMUTABLE } from '@/deploy/rules'

import { addressOf, answer, decodedPath, publishedFiles, readPublished } from './published'

interface Policy {
  SecurityHeadersConfig: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: string }
    ReferrerPolicy?: { ReferrerPolicy: string }
    StrictTransportSecurity: { AccessControlMaxAgeSec: number }
  }
  CustomHeadersConfig: { Items: readonly { Header: string; Value: string }[] }
}
interface Behavior {
  PathPattern?: string
  ResponseHeadersPolicyId: { Ref: string }
}
interface Distribution {
  DefaultCacheBehavior: Behavior
  CacheBehaviors: readonly Behavior[]
  CustomErrorResponses: readonly { ErrorCode: number; ResponseCode: number; ResponsePagePath: string }[]
}

interface FunctionResult {
  uri?: string
  statusCode?: number
  headers?: Record<string, { value: string }>
}
type PathFunction = (event: object) => FunctionResult
type ResponseFunction = (event: object) => { headers: Record<string, { value: string }> }

/** The headers that a response-headers policy adds. */
const policyHeaders = ({ SecurityHeadersConfig: security, CustomHeadersConfig: custom }: Policy) => ({
  ...(security.ContentSecurityPolicy && {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
  }),
  'x-content-type-options': 'nosniff',
  ...(security.ReferrerPolicy && { 'referrer-policy': security.ReferrerPolicy.ReferrerPolicy }),
  'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
  ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
})

const valuesOf = (headers: Readonly<Record<string, { value: string }>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))

/** The paths that the pattern of a behavior matches: `*` is any text. */
const globToRegExp = (glob: string) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)

/** The type and cache rule of each object, as upload.sh sends it. */
function objectsOf(folder: string, upload: string) {
  const types = new Map(
    [...upload.matchAll(/^(hashed|others) (\w+) '([^']+)'$/gm)].map(([, kind, extension, type]) => [
      `${kind} ${extension}`,
      type,
    ]),
  )
  const caches = new Map(
    [...upload.matchAll(/^(\w+)\(\)[^}]+--cache-control '([^']+)'/gm)].map(([, kind, cache]) => [kind, cache]),
  )
  return new Map(
    [...publishedFiles(folder)].flatMap((file) => {
      const kind = cacheRuleOf(file) === IMMUTABLE ? 'hashed' : 'others'
      const type = types.get(`${kind} ${extname(file).slice(1)}`)
      return type ? [[file, { 'content-type': type, 'cache-control': caches.get(kind) ?? '' }] as const] : []
    }),
  )
}

/**
 * Emulates S3 and CloudFront over `folder` by the template: the function as a plain function, the metadata from
 * upload.sh, the headers policy of the behavior that matches the path, and the error page.
 */
export async function awsEmulator(folder: string, config: ConfigFiles): Promise<Ask> {
  const { Resources: resources } = JSON.parse(config['template.json'] ?? '') as {
    Resources: Record<string, { Properties: Record<string, unknown> }>
  }
  const properties = (name: string) => resources[name]?.Properties ?? {}
  const distribution = properties('Distribution').DistributionConfig as Distribution
  const objects = objectsOf(folder, config['upload.sh'] ?? '')
  const edgeFunction = <Handler>(name: string) =>
    runInContext(`${properties(name).FunctionCode}; handler`, createContext()) as Handler
  const handler = edgeFunction<PathFunction>('Paths')
  const onResponse = edgeFunction<ResponseFunction>('Copies')

  const headersOf = (path: string) => {
    const behavior =
      distribution.CacheBehaviors.find(({ PathPattern = '' }) => globToRegExp(PathPattern).test(path)) ??
      distribution.DefaultCacheBehavior
    return policyHeaders(properties(behavior.ResponseHeadersPolicyId.Ref).ResponseHeadersPolicyConfig as Policy)
  }
  const send = (request: HostRequest, { hostname, pathname }: URL, file: string, status: number) => {
    const event = { request: { headers: { host: { value: hostname } } }, response: { headers: {} } }
    const added = status < 400 ? valuesOf(onResponse(event).headers) : {}
    const headers = { ...objects.get(file), ...headersOf(pathname), ...added }
    return answer(request, status, headers, readPublished(folder, file))
  }

  return async (request) => {
    const address = addressOf(request)
    const { pathname, search } = address
    const viewer = {
      method: request.method ?? 'GET',
      uri: pathname,
      rawQueryString: () => (search ? search.slice(1) : undefined),
    }
    const { uri = '', statusCode, headers = {} } = handler({ request: viewer })
    if (statusCode) {
      return answer(request, statusCode, { ...valuesOf(headers), ...headersOf(pathname) })
    }
    const file = decodedPath(uri)
    if (objects.has(file)) return send(request, address, file, 200)
    const error = distribution.CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === 404)
    return send(request, address, error?.ResponsePagePath ?? '', error?.ResponseCode ?? 0)
  }
}
