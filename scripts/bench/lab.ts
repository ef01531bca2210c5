import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { BROWSER_FLAGS } from './browser-flags'
import { nodeForLighthouse } from './install-lighthouse'

/** What one run of Lighthouse says of a page: scores, ms, requests and bytes until the network was quiet. */
export interface LabFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  speedIndex: number
  tbt: number
  cls: number
  requests: number
  bytes: number
  /** Lighthouse's measure of the machine at the time. */
  hostSpeed: number
}

export interface LabRun extends LabFigures {
  /** Audits that were not passed. */
  failed: readonly string[]
}

type Reply = { figures: LabRun } | { error: string }

export interface Lab {
  /** Runs Lighthouse on an address, as a phone on a slow line. */
  measure: (url: string) => Promise<LabRun>
  close: () => void
}

async function ask(worker: ChildProcess, order: object): Promise<LabRun> {
  const asked = new AbortController()
  const reply = once(worker, 'message', asked)
  const death = once(worker, 'exit', asked).then(() => Promise.reject(new Error('Lighthouse has ended')))
  worker.send(order)
  try {
    const [answer] = (await Promise.race([reply, death])) as [Reply]
    if ('error' in answer) throw new Error(answer.error)
    return answer.figures
  } finally {
    // Listeners left behind would add up from page to page.
    death.catch(() => {})
    asked.abort()
  }
}

/** Starts Lighthouse in a Node of its own; `chromePath` is the browser. */
export function openLab(chromePath: string): Lab {
  const worker = fork(path.resolve('scripts/bench/lighthouse.mjs'), { execPath: nodeForLighthouse(), execArgv: [] })
  const chromeFlags = ['--headless=new', ...BROWSER_FLAGS]
  const once = (url: string) => ask(worker, { url, chromePath, chromeFlags })
  return {
    // A browser may fail to start on a busy machine.
    measure: (url) => once(url).catch(() => once(url)),
    close: () => void worker.kill(),
  }
}
