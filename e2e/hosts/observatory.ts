import '@/lib/settings/load-environment'

import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { site } from '@/content/site'
import { decoded, askServer, type HostAnswer } from '@/deploy/contract/request'
import { startLocalServer } from '@/deploy/local-servers'

/*
 * npm run observatory: MDN's HTTP Observatory grades the answers of nginx on this machine, with its generated
 * configuration over out/. Exits with 1 below A+, or below the most points that a site without cookies can have.
 */
const PORT = 8231
/**
 * 100 points, plus 10 for the policy, 5 for Referrer-Policy, 5 for frame-ancestors and 10 for
 * Cross-Origin-Resource-Policy.
 */
const BEST_SCORE = 130

/** Not installed with the site: only the grading needs these 130 MB. */
const FOLDER = 'deploy/tools/observatory'
const GRADER = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory')

const HOST = 'www.example.com'
/** Replaces the address of the deletion APIs' local sandbox: a real site's build accepts only https. */
const API = 'https://api.example.com'

const withRealApis = (text: string) =>
  Object.values(site.apps).reduce((all, { api }) => all.replaceAll(new URL(api.url).origin, API), text)

/** An answer in the form of the Observatory's own retriever, over https with a valid certificate. */
function seen({ status, headers }: HostAnswer, data: string) {
  const values = Object.entries(headers).map(([name, value]) => [name, value && withRealApis(value)])
  return { status, headers: Object.fromEntries(values) as Record<string, string>, data, verified: true }
}

/** nginx's answers to the Observatory's requests: for the home page, and for whether another site may read it. */
async function askNginx() {
  const { url, close } = await startLocalServer('nginx', { port: PORT })
  try {
    const ask = askServer(url)
    const origin = { origin: 'https://other.example', 'access-control-request-method': 'GET' }
    const home = await ask({ path: '/', headers: { accept: 'text/html' } })
    return { home, preflight: await ask({ path: '/', method: 'OPTIONS', headers: origin }) }
  } finally {
    await close()
  }
}

if (!existsSync(GRADER)) {
  console.error(`Installing the Observatory in ${FOLDER} …`)
  const options = ['--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['ci', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}
// The list of names that browsers load only over https. The package would fetch it; a new site is not on it.
const preloadList = join(GRADER, 'conf/hsts-preload.json')
if (!existsSync(preloadList)) writeFileSync(preloadList, '{}')
const [{ ALL_TESTS }, { Requests }, { parseHttpEquivHeaders }, grader, charts] = await Promise.all(
  ['constants.js', 'types.js', 'retriever/utils.js', 'grader/grader.js', 'grader/charts.js'].map(
    (file) => import(pathToFileURL(resolve(GRADER, 'src', file)).href),
  ),
)

// The address is http://www.example.com, which redirects to https, as in the generated configurations.
const [http, https] = [new URL(`http://${HOST}/`), new URL(`https://${HOST}/`)]
const { home, preflight } = await askNginx()
const html = withRealApis(decoded(home).toString('utf8'))
const answer = { ...seen(home, html), httpEquiv: parseHttpEquivHeaders(html, https.href) }
const route = [
  { url: http, status: 301 },
  { url: https, status: home.status },
]
const requests = Object.assign(new Requests(HOST), {
  responses: { auto: answer, http: answer, https: answer, httpRedirects: route, httpsRedirects: route.slice(1) },
  resources: { path: html },
  session: { url: https },
})
requests.responses.cors = seen(preflight, '')

const results = (ALL_TESTS as readonly ((all: object) => { result: string; pass: boolean })[]).map((test) =>
  test(requests),
)
const points: readonly number[] = results.map(({ result }) => grader.getScoreModifier(result))
// As in scanner/index.js: points above 100 count only if nothing else takes the grade below A.
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 100)
const lost = sum(points.map((value) => Math.min(value, 0)))
const score = lost >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : lost
const { grade } = grader.getGradeForScore(score)

for (const [index, output] of results.entries())
  console.log(`${String(points[index]).padStart(4)}  ${output.constructor.name}: ${output.result}`)
console.log(`${grade}, ${score} points, ${results.filter(({ pass }) => pass).length} of ${results.length} passed`)
process.exitCode = grade === 'A+' && score >= BEST_SCORE ? 0 : 1
