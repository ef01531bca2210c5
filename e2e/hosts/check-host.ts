import { contractCases } from '@/deploy/contract/cases'
import { faultsOf, headerFaults } from '@/deploy/contract/check'
import type { Ask } from '@/deploy/contract/request'
import { exportedFiles, readRules, type Rules } from '@/deploy/rules'

import { testCases } from './test-cases'

interface CaseResult {
  name: string
  /** Finds faults in the answer; empty if it is right. */
  faults: readonly string[]
}

/** A browser that has a file asks whether it is still the same. */
async function conditionalResults(ask: Ask, files: readonly string[]): Promise<CaseResult[]> {
  const results: CaseResult[] = []
  const picture = files.find((file) => file.endsWith('.avif')) ?? ''
  for (const path of ['/', '/contact', picture, '/sitemap.xml']) {
    const { etag, 'last-modified': modified } = (await ask({ path })).headers
    const check = async (name: string, headers: Readonly<Record<string, string>>, status: number) => {
      const answer = await ask({ path, headers })
      const isEmpty = status !== 304 || answer.body.length === 0
      const faults = answer.status === status && isEmpty ? [] : [`status ${answer.status} instead of ${status}`]
      results.push({ name: `${name}, ${path}`, faults })
    }
    if (!etag && !modified) results.push({ name: `validators, ${path}`, faults: ['none'] })
    if (etag) {
      await check('If-None-Match', { 'if-none-match': etag }, 304)
      await check('If-None-Match of a list', { 'if-none-match': `"other", ${etag}` }, 304)
    }
    await check('If-None-Match of another version', { 'if-none-match': '"other"' }, 200)
    if (modified) await check('If-Modified-Since', { 'if-modified-since': modified }, 304)
    if (modified) await check('If-Modified-Since now', { 'if-modified-since': new Date().toUTCString() }, 304)
    if (modified) await check('If-Modified-Since long ago', { 'if-modified-since': new Date(0).toUTCString() }, 200)
  }
  return results
}

/** Redirects that the owner might write into content/owner.yaml. */
const REDIRECTS = {
  '/about-us.html': '/about',
  '/Services/ERP.aspx': '/services/core/erp-solutions',
  '/old/ar/contact_us': '/ar/contact',
  '/من-نحن': '/ar/about',
  '/our services': '/services',
  "/wiki/Foo_(bar),a+b@c=d&e!f'g": '/contact',
}

/** The rules of the exported site in `folder`, with redirects of an old site. */
export const rulesWithRedirects = (folder: string): Rules => readRules(folder, REDIRECTS)

/**
 * Sends the requests of the contract to a host that serves `folder` by `site`. Returns the faults by request.
 */
export async function checkHost(ask: Ask, folder: string, site: Rules): Promise<CaseResult[]> {
  const files = exportedFiles(folder)
  const results: CaseResult[] = []
  for (const one of [...testCases(files, site), ...contractCases(folder, site)]) {
    const answer = await ask(one.request)
    results.push({ name: one.name, faults: [...faultsOf(folder, one, answer), ...headerFaults(site, one, answer)] })
  }
  return [...results, ...(await conditionalResults(ask, files))]
}
