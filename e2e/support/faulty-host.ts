import { setTimeout as pause } from 'node:timers/promises'

import { decoded } from '@/deploy/contract/request'

import { openProxy } from './proxy'

/** Long enough for a browser to use what it has, ms. */
const PAUSE_MS = 300

/** What happens after a share of a file's bytes, 0 to 1. */
interface Fault {
  share: number
  then: 'cut' | 'stall' | 'go on'
}

/** Serves the same site, except that its files of one type (`text/html`) arrive with a fault. */
export async function openFaultyHost(origin: string, type: string) {
  let fault: Fault | undefined
  const proxy = await openProxy(origin, async (_request, response, ask) => {
    const answer = await ask()
    const { 'content-encoding': _coding, ...headers } = answer.headers
    const body = decoded(answer)
    response.writeHead(answer.status, { ...headers, 'content-length': body.length })
    if (!fault || !headers['content-type']?.startsWith(type)) return response.end(body)
    const { share, then } = fault
    const length = Math.round(body.length * share)
    if (length > 0) response.write(body.subarray(0, length))
    if (then === 'stall') return
    await pause(length > 0 ? PAUSE_MS : 0)
    if (then === 'cut') response.destroy()
    else response.end(body.subarray(length))
  })
  return {
    ...proxy,
    /** Sets the fault from now on; undefined for none. */
    break: (next: Fault | undefined) => void (fault = next),
  }
}
