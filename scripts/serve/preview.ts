import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { readRules, type Rules } from '@/deploy/rules'

import { createSafeServer, listen, type RunningServer } from '../setup/listen'
import { staticHost } from './static-host'

export const DEFAULT_PREVIEW_PORT = 3000

/** Serves the exported site in `dir` on `port` (0: any free one). Restart it after a build. */
export async function startPreview(options: { dir?: string; port: number; rules?: Rules }): Promise<RunningServer> {
  const folder = resolve(options.dir ?? 'out')
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, '404.html'))) {
    throw new Error(`There is no exported site in ${folder}. Make it with: npm run build`)
  }
  return listen(createSafeServer(staticHost(folder, options.rules ?? readRules(folder))), options.port)
}
