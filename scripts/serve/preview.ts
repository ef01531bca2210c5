import { resolve } from 'node:path'

import { readRules, type Rules } from '@/deploy/rules'

import { createSafeServer, listen, type RunningServer } from '../setup/listen'
import { staticHost } from './static-host'
import { type Building, hostWhileBuilding } from './while-building'

export const DEFAULT_PREVIEW_PORT = 3000

/** Serves the exported site in `dir` on `port` (0: any free one), also while a build makes files of it. */
export async function startPreview(options: {
  dir?: string
  port: number
  rules?: Rules
  building?: Building
}): Promise<RunningServer> {
  const { dir = 'out', port, rules = readRules(dir), building } = options
  const host = building ? hostWhileBuilding(resolve(dir), building) : staticHost(resolve(dir), rules)
  return listen(createSafeServer(host), port)
}
