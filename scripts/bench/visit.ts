import type { Browser } from 'playwright'

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
  const session = await context.newCDPSession(page)
  const responses = new Map<string, { url: string; headers: number }>()
  const transfers: { url: string; headers: number; bytes: number }[] = []
  let lastTransfer = 0
  session.on('Network.responseReceived', ({ requestId, response }) =>
    responses.set(requestId, { url: response.url, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId)
    if (response) transfers.push({ ...response, bytes: encodedDataLength })
    lastTransfer = Date.now()
  })
  await session.send('Network.enable')

  // Resolves at the load event.
  await page.goto(url)
  await page.waitForTimeout(UNTOUCHED_S * 1000)
  const untouched = [...transfers]
  await page.mouse.move(200, 400)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  do await page.waitForTimeout(QUIET_MS / 2)
  while (Date.now() - lastTransfer < QUIET_MS)
  const blocking = await page.$$eval('link[rel="stylesheet"]', (links) =>
    (links as HTMLLinkElement[]).filter(({ media }) => matchMedia(media).matches).map(({ href }) => href),
  )
  await context.close()

  const sum = (chosen: typeof transfers) => chosen.reduce((total, { bytes }) => total + bytes, 0)
  const scripts = transfers.filter((transfer) => transfer.url.endsWith('.js'))
  return {
    untouched: sum(untouched),
    html: sum(transfers.filter((transfer) => transfer.url === url)),
    css: sum(transfers.filter((transfer) => blocking.includes(transfer.url))),
    js: scripts.reduce((total, { bytes, headers }) => total + bytes - headers, 0),
  }
}
