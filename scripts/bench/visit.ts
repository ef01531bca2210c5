import type { Browser, Request } from 'playwright'

import { PHONE } from './browser'

/** For this long after the load event the page counts as untouched, s. */
const UNTOUCHED_S = 1
/** All scripts have arrived once none has come for this long, ms. */
const QUIET_MS = 1000

/** What a first visit transfers, in bytes as sent: bodies and headers, but only bodies for JavaScript. */
export interface VisitFigures {
  /** Until one second after the load event, if nobody touches the page. */
  untouched: number
  html: number
  /** The style sheets that the first paint waits for. */
  css: number
  /** The bodies of all scripts, once a pointer move has started them. */
  js: number
}

export async function visit(browser: Browser, url: string): Promise<VisitFigures> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const finished: Request[] = []
  let lastTransfer = 0
  page.on('requestfinished', (request) => {
    finished.push(request)
    lastTransfer = Date.now()
  })

  // Resolves at the load event.
  await page.goto(url)
  await page.waitForTimeout(UNTOUCHED_S * 1000)
  const untouched = finished.length
  await page.mouse.move(200, 400)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  do await page.waitForTimeout(QUIET_MS / 2)
  while (Date.now() - lastTransfer < QUIET_MS)
  const blocking = await page.$$eval('link[rel="stylesheet"]', (links) =>
    (links as HTMLLinkElement[]).filter(({ media }) => matchMedia(media).matches).map(({ href }) => href),
  )
  const transfers = await Promise.all(
    finished.map(async (request) => ({ url: request.url(), ...(await request.sizes()) })),
  )
  await context.close()

  const bodies = (chosen: typeof transfers) => chosen.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  const sent = (chosen: typeof transfers) =>
    chosen.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, bodies(chosen))
  return {
    untouched: sent(transfers.slice(0, untouched)),
    html: sent(transfers.filter((transfer) => transfer.url === url)),
    css: sent(transfers.filter((transfer) => blocking.includes(transfer.url))),
    js: bodies(transfers.filter((transfer) => transfer.url.endsWith('.js'))),
  }
}
