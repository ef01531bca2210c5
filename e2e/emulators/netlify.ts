import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { contentType } from 'mime-types'
import redirector from 'netlify-redirector'

import type { Ask, HostRequest } from '@/deploy/contract/request'
import type { ConfigFiles } from '@/deploy/hosts/host'
import { ERROR_PAGE } from '@/deploy/rules'

import { addressOf, answer, decodedPath, publishedFiles, readPublished } from './published'

interface Rule {
  to: string
  status: number
  force: boolean
}

/** Reads the two files with Netlify's own parsers. */
async function parse(config: ConfigFiles) {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'))
  try {
    const files = ['_headers', '_redirects'].map((name) => {
      writeFileSync(join(folder, name), config[`site/${name}`] ?? '')
      return join(folder, name)
    })
    const [headersFile = '', redirectsFile = ''] = files
    const headers = await parseAllHeaders({ headersFiles: [headersFile], configHeaders: [], minimal: false })
    const redirects = await parseAllRedirects({ redirectsFiles: [redirectsFile], configRedirects: [], minimal: false })
    const errors = [...headers.errors, ...(redirects.errors as Error[])]
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
    // In the form that @netlify/redirects gives the matcher.
    const rules = (redirects.redirects as { from: string }[]).map(({ from, ...rule }) => ({ ...rule, origin: from }))
    return { headers: headers.headers, redirects: rules }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Emulates Netlify over `folder` with its parsers and its development server's matcher. The choice of a path's file,
 * and the redirect of `/x/` to `/x` with 301, follow its Pretty URLs (answers.netlify.com/t/31191). Of two values of a
 * header the later counts, as in @netlify/headers. Only files get headers (docs.netlify.com/routing/headers,
 * Limitations).
 */
export async function netlifyEmulator(folder: string, config: ConfigFiles): Promise<Ask> {
  const files = publishedFiles(folder)
  const { headers: rules, redirects } = await parse(config)
  const matcher = await redirector.parseJSON(JSON.stringify(redirects), {})

  const headersOf = (path: string) =>
    Object.assign(
      {},
      ...rules.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path)).map((r) => r.values),
    ) as Record<string, string>

  const send = (request: HostRequest, path: string, file: string, status: number) => {
    const type = contentType(extname(file)) || 'application/octet-stream'
    return answer(request, status, { 'content-type': type, ...headersOf(path) }, readPublished(folder, file))
  }

  return async (request) => {
    const { pathname, search } = addressOf(request)
    const match = (force: boolean) => {
      const rule = matcher.match({ scheme: 'https', host: '', path: pathname, query: search.slice(1) }) as Rule | null
      return rule?.force === force ? rule : undefined
    }
    const follow = ({ to, status }: Rule) =>
      status >= 300 && status < 400
        ? answer(request, status, { location: to + search })
        : send(request, pathname, to, status)

    const forced = match(true)
    if (forced) return follow(forced)
    const path = decodedPath(pathname)
    const page = path.endsWith('/') ? path.slice(0, -1) : path
    if (page !== path && files.has(`${page}.html`)) return answer(request, 301, { location: page + search })
    const file = [path, `${path}.html`, `${page}/index.html`].find((candidate) => files.has(candidate))
    if (file) return send(request, pathname, file, 200)
    const other = match(false)
    return other ? follow(other) : send(request, pathname, ERROR_PAGE, 404)
  }
}
