import { cpSync, existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { readRules } from '@/deploy/rules'

import { pathOf, staticHost } from './static-host'

/** A build that has made the pages, and still makes files that they name. */
export interface Building {
  /** Resolves when all files are there. */
  whole: Promise<void>
  /** Asks for a file, by its path on the site, before the others. */
  want: (path: string) => void
  /** Where the files appear. */
  folder?: string
}

/** Files that are made after the pages. */
const LATER = /^\/(?:brand|partners|pdfs|pictures|social)\/(?!.*\.\.)/

const POLL_MS = 50

/** Hosts `dir` as staticHost does. A request for a file that is still being made waits for it. */
export function hostWhileBuilding(dir: string, { whole, want, folder = 'public' }: Building): RequestListener {
  const rules = readRules(dir)
  let host = staticHost(dir, rules)
  let isWhole = false
  void whole.then(() => {
    isWhole = true
    host = staticHost(dir, readRules(dir))
  })
  return async (request, response) => {
    const path = pathOf(request.url ?? '') ?? ''
    if (!isWhole && LATER.test(path)) {
      const file = join(folder, path)
      want(path)
      while (!isWhole && !existsSync(file)) await wait(POLL_MS)
      if (!isWhole) {
        cpSync(file, join(dir, path))
        host = staticHost(dir, rules)
      }
    }
    host(request, response)
  }
}
