import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { site } from '@/content/site'

import { type Ask, decoded, type HostAnswer } from '../contract/request'

/** Installed by main.ts, not with the site: 130 MB that only the grading needs. */
export const FOLDER = 'deploy/observatory'
const GRADER = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory')

export interface Grade {
  grade: string
  score: number
  /** The result of each test, by the names that the Observatory shows, and the points that it gives. */
  tests: readonly { name: string; result: string; points: number; hasPassed: boolean }[]
}

/** Stands for the deletion APIs' local sandbox: a build for a real site takes no API without https. */
const API = 'https://api.example.com'
const HOST = 'www.example.com'

const { swin, lahfa } = site.deletionApis
const withRealApis = (text: string) =>
  [swin, lahfa].reduce((all, { url }) => all.replaceAll(new URL(url).origin, API), text)

/** An answer as the Observatory's own retriever would have it, over https with a valid certificate. */
function seen({ status, headers }: HostAnswer, data: string) {
  const values = Object.entries(headers).map(([name, value]) => [name, value && withRealApis(value)])
  return { status, headers: Object.fromEntries(values) as Record<string, string>, data, verified: true }
}

const load = (file: string) => import(pathToFileURL(resolve(GRADER, 'src', file)).href)

/**
 * Lets MDN's HTTP Observatory grade a host by its answers to `ask`. The address is http://www.example.com, which leads to
 * https, as the generated configurations say; what the Observatory fetches itself is asked for here.
 */
export async function gradeHost(ask: Ask): Promise<Grade> {
  // The list of names that browsers know to be https only. The package would fetch it; a new site is not on it.
  const preloadList = join(GRADER, 'conf/hsts-preload.json')
  if (!existsSync(preloadList)) writeFileSync(preloadList, '{}')
  const [{ ALL_TESTS }, { Requests }, { parseHttpEquivHeaders }, grader, charts] = await Promise.all(
    ['constants.js', 'types.js', 'retriever/utils.js', 'grader/grader.js', 'grader/charts.js'].map(load),
  )

  const [http, https] = [new URL(`http://${HOST}/`), new URL(`https://${HOST}/`)]
  const home = await ask({ path: '/', headers: { accept: 'text/html' } })
  const preflight = await ask({
    path: '/',
    method: 'OPTIONS',
    headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
  })
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

  const tests = (ALL_TESTS as readonly ((all: object) => { result: string; pass: boolean })[]).map((test) => {
    const output = test(requests)
    const { name } = output.constructor
    return { name, result: output.result, points: grader.getScoreModifier(output.result), hasPassed: output.pass }
  })
  // As in scanner/index.js: points above 100 count only where nothing else takes the grade below A.
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 100)
  const lost = sum(tests.map(({ points }) => Math.min(points, 0)))
  const score = lost >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests.map(({ points }) => points)) : lost
  return { grade: grader.getGradeForScore(score).grade, score, tests }
}
