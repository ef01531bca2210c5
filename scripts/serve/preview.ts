import { resolve } from 'node:path'

import { readRules, type Rules } from '@/deploy/rules'

import { createSafeServer, listen, type RunningServer } from '../setup/listen'
import { staticHost } from './static-host'

export const DEFAULT_PREVIEW_PORT = 3000

/** Serves the exported site in `dir` on `port` (0: any free one). Restart it after a build. */
export async function startPreview(options: { dir?: string; port: number; rules?: Rules }): Promise<RunningServer> {
  const { dir = 'out', port, rules = readRules(dir) } = options
  return listen(createSafeServer(staticHost(resolve(dir), rules)), port)
}
