import type { Browser } from 'playwright'

import { PHONE } from './browser'

/** The time after the load event that belongs to the untouched page, s. */
const UNTOUCHED_S = 1
/** Time for all scripts to come once the pointer has moved, on a line that is not slowed down, ms. */
const SCRIPTS_MS = 6000

/** What a first visit transfers, bytes as sent. */
export interface VisitFigures {
  /** Until one second after the load event, when nobody has touched the page; headers included. */
  untouched: number
  css: number
  /** All scripts, once the pointer has moved and they have started. */
  js: number
}

/** Visits an address on a phone for the first time. */
export async function visit(browser: Browser, url: string): Promise<VisitFigures> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const responses = new Map<string, { url: string; headers: number }>()
  const transfers: { url: string; headers: number; bytes: number; at: number }[] = []
  let loadedAt = Infinity
  session.on('Network.responseReceived', ({ requestId, response }) =>
    responses.set(requestId, { url: response.url, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const response = responses.get(requestId)
    if (response) transfers.push({ ...response, bytes: encodedDataLength, at: timestamp })
  })
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp))
  await session.send('Network.enable')
  await session.send('Page.enable')

  await page.goto(url)
  await page.waitForTimeout(UNTOUCHED_S * 1000 + 500)
  await page.mouse.move(200, 400)
  await page.waitForTimeout(SCRIPTS_MS)
  await context.close()

  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  const bodies = (ending: string) =>
    sum(transfers.filter(({ url }) => url.endsWith(ending)).map(({ bytes, headers }) => bytes - headers))
  return {
    untouched: sum(transfers.filter(({ at }) => at <= loadedAt + UNTOUCHED_S).map(({ bytes }) => bytes)),
    css: bodies('.css'),
    js: bodies('.js'),
  }
}
