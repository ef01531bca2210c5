import { createHash } from 'node:crypto'
import { createRequire, register } from 'node:module'
import { pathToFileURL } from 'node:url'

import type { Ask } from '@/deploy/contract/request'
import type { ConfigFiles } from '@/deploy/hosts/host'

import { readHeaders, readRedirects } from './cloudflare-files'
import { addressOf, answer, publishedFiles, readPublished, typeOfPage } from './published'

interface AssetWorker {
  fetch(request: Request): Promise<Response>
  unstable_canFetch(request: Request): Promise<boolean>
  unstable_exists(path: string): Promise<string | null>
  unstable_getByETag(tag: string): Promise<object>
}
type AssetWorkerClass = new (context: object, env: object) => AssetWorker
interface Worker {
  fetch(request: Request, env: { ASSETS: { fetch(request: Request): Promise<Response> } }): Promise<Response>
}

const importText = async (text: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { default: unknown }

/** Gives Node the one module of Cloudflare's that the asset Worker imports. */
const RESOLVE = `
const WORKERS = 'data:text/javascript,export class WorkerEntrypoint{constructor(ctx,env){this.ctx=ctx;this.env=env}}'
export const resolve = (name, context, next) =>
  name === 'cloudflare:workers' ? { url: WORKERS, format: 'module', shortCircuit: true } : next(name, context)
`

/** The code that Cloudflare runs in front of every Worker with assets, as it is published. */
async function loadAssetWorker(): Promise<AssetWorkerClass> {
  register(`data:text/javascript,${encodeURIComponent(RESOLVE)}`)
  const file = createRequire(import.meta.url).resolve('@cloudflare/workers-shared/dist/asset-worker.mjs')
  return ((await import(pathToFileURL(file).href)) as { default: AssetWorkerClass }).default
}

const jsonOf = (text = '') =>
  JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')) as { assets: { run_worker_first: string[] } }
const globToRegExp = (glob: string) => new RegExp(`^${glob.replaceAll(/[.$/]/g, '\\$&').replaceAll('*', '.*')}$`)

/**
 * Emulates a Worker with assets over `folder`: Cloudflare's own asset Worker and the Worker of the configuration. The
 * choice between them follows router-worker/src/worker.ts of cloudflare/workers-sdk: paths in `run_worker_first`, and
 * paths without an asset, go to the configuration's Worker.
 */
export async function cloudflareEmulator(folder: string, config: ConfigFiles): Promise<Ask> {
  const { assets } = jsonOf(config['wrangler.jsonc'])
  const files = [...publishedFiles(folder)]
  const tags = new Map(
    files.map((file) => [file, createHash('sha256').update(readPublished(folder, file)).digest('hex').slice(0, 32)]),
  )
  const byTag = new Map([...tags].map(([file, tag]) => [tag, file]))
  const AssetWorker = await loadAssetWorker()
  const worker = (await importText(config['worker.js'] ?? '')).default as Worker

  const env = {
    CONFIG: {
      ...assets,
      headers: { version: 2, rules: readHeaders(config['site/_headers'] ?? '') },
      redirects: { version: 1, rules: {}, staticRules: readRedirects(config['site/_redirects'] ?? '') },
    },
  }
  const assetWorker = () => {
    const instance = new AssetWorker({ waitUntil: () => undefined }, env)
    instance.unstable_exists = async (path) => tags.get(path) ?? null
    instance.unstable_getByETag = async (tag) => {
      const file = byTag.get(tag) ?? ''
      const body = new Blob([new Uint8Array(readPublished(folder, file))]).stream()
      return { readableStream: body, contentType: typeOfPage(file), cacheStatus: 'HIT' }
    }
    return instance
  }

  const first = assets.run_worker_first.map(globToRegExp)
  return async (request) => {
    const url = addressOf(request)
    const sent = new Request(url, { method: request.method, headers: request.headers, redirect: 'manual' })
    const isForWorker =
      first.some((rule) => rule.test(url.pathname)) || !(await assetWorker().unstable_canFetch(sent.clone()))
    const response = await (isForWorker
      ? worker.fetch(sent, { ASSETS: { fetch: (asked) => assetWorker().fetch(asked) } })
      : assetWorker().fetch(sent))
    const headers = Object.fromEntries(response.headers)
    return answer(request, response.status, headers, Buffer.from(await response.arrayBuffer()))
  }
}
