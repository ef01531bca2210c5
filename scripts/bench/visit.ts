import { type Browser, type CDPSession, chromium } from 'playwright'

import { PHONE } from '../size/css-values'
import { BROWSER_FLAGS } from './browser-flags'
import { bodyBytes, bytesUntil, sentRequests, type NetworkEvent, type SentRequest } from './sent-requests'

/** The time after the load event that belongs to what paints the page, s. */
const QUIET_S = 1
/** What is fetched after the pointer has moved is over when nothing has come for so long, ms. */
const SILENCE_MS = 2000
const LONGEST_WAIT_MS = 30_000

/** What one page transfers in a browser, on a line that is not slowed down. */
export interface Visit {
  /** Until a second after the load event, untouched; the heads of the answers included. */
  requests: number
  bytes: number
  /** Without heads, as the budgets are meant. */
  html: number
  css: number
  cssFiles: number
  fonts: number
  fontFiles: number
  pictures: number
  /** All scripts, after the pointer has moved. */
  jsStarted: number
}

async function record(session: CDPSession) {
  const events: NetworkEvent[] = []
  let loaded = Infinity
  let last = performance.now()
  const push = (event: NetworkEvent) => {
    events.push(event)
    last = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    push({ name: 'request', id: requestId, url: request.url, timestamp }),
  )
  session.on('Network.responseReceived', ({ requestId, type, response, timestamp }) =>
    push({ name: 'response', id: requestId, type, head: response.encodedDataLength, timestamp }),
  )
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) =>
    push({ name: 'data', id: requestId, bytes: encodedDataLength, timestamp }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    push({ name: 'finish', id: requestId, bytes: encodedDataLength, timestamp }),
  )
  session.on('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp))
  await session.send('Network.enable')
  await session.send('Page.enable')
  return { events, loadedAt: () => loaded, silentFor: () => performance.now() - last }
}

function figuresOf(early: readonly SentRequest[], all: readonly SentRequest[], until: number): Visit {
  const ofType = (type: string) => early.filter((request) => request.type === type)
  const bodies = (type: string) => ofType(type).reduce((sum, request) => sum + bodyBytes(request), 0)
  // A script may be fetched quietly first and come out of the cache when it starts: the larger transfer is the real one.
  const scripts = new Map<string, number>()
  for (const request of all.filter(({ url }) => new URL(url).pathname.endsWith('.js'))) {
    scripts.set(request.url, Math.max(scripts.get(request.url) ?? 0, bodyBytes(request)))
  }
  return {
    requests: early.length,
    bytes: early.reduce((sum, request) => sum + bytesUntil(request, until), 0),
    html: bodies('Document'),
    css: bodies('Stylesheet'),
    cssFiles: ofType('Stylesheet').length,
    fonts: bodies('Font'),
    fontFiles: ofType('Font').length,
    pictures: bodies('Image'),
    jsStarted: [...scripts.values()].reduce((sum, one) => sum + one, 0),
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { width, height, density } = PHONE
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const { events, loadedAt, silentFor } = await record(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(QUIET_S * 1000 + 500)
    const until = loadedAt() + QUIET_S
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.move(width / 2 + 1, height / 2 + 1)
    const start = performance.now()
    do await page.waitForTimeout(SILENCE_MS / 4)
    while (silentFor() < SILENCE_MS && performance.now() - start < LONGEST_WAIT_MS)
    const all = sentRequests(events)
    return figuresOf(
      all.filter(({ sentAt }) => sentAt < until),
      all,
      until,
    )
  } finally {
    await context.close()
  }
}

/** Visits addresses one after the other, each for the first time. */
export async function visitAll(executablePath: string, urls: readonly string[]): Promise<Visit[]> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] })
  try {
    const visits: Visit[] = []
    for (const url of urls) visits.push(await visit(browser, url))
    return visits
  } finally {
    await browser.close()
  }
}
