/*
 * Runs Lighthouse for the addresses its parent sends, one after the other, each in a fresh browser: a program of its
 * own because it needs a newer Node than the site.
 */
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
}
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

const collect = (entries, valueOf) => Object.fromEntries(Object.entries(entries).map(([key, id]) => [key, valueOf(id)]))

/** Audits that keep a category below its full score; performance is told by its times. */
const failedAudits = ({ categories, audits }) =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  )

function figuresOf(result) {
  const requests = result.audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
  return {
    ...collect(CATEGORIES, (id) => Math.round(result.categories[id].score * 100)),
    ...collect(TIMES, (id) => result.audits[id].numericValue),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0),
    hostSpeed: result.environment.benchmarkIndex,
    failed: failedAudits(result),
  }
}

async function measure({ url, chromePath, chromeFlags }) {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const { lhr: result } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: 'simulate',
      onlyCategories: Object.values(CATEGORIES),
    })
    if (result.runtimeError) throw new Error(result.runtimeError.message)
    return figuresOf(result)
  } finally {
    await chrome.kill()
  }
}

process.on('message', async (order) => {
  try {
    process.send({ figures: await measure(order) })
  } catch (error) {
    process.send({ error: String(error?.message ?? error) })
  }
})
