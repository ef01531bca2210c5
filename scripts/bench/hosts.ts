import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { compress } from '../postbuild/compress'
import { startPreview } from '../serve/preview'
import { findNginx, serveByNginx } from './nginx'

const EXPORT = 'out'
const FLOOR = 'scripts/bench/baseline'

export interface Hosts {
  /** What serves the pages, for the report. */
  name: string
  site: string
  floor: string
  close: () => Promise<void>
}

/** Serves the exported site and the floor page in the same way: by nginx where it can send brotli, else by the preview. */
export async function openHosts(): Promise<Hosts> {
  const nginx = findNginx()
  const serve = nginx
    ? (folder: string) => serveByNginx(nginx, folder)
    : (dir: string) => startPreview({ dir, port: 0 })
  const floorCopy = await mkdtemp(path.join(tmpdir(), 'bench-floor-'))
  await cp(FLOOR, floorCopy, { recursive: true })
  await compress(floorCopy)
  const servers = [await serve(EXPORT), await serve(floorCopy)] as const
  const [site, floor] = servers
  return {
    name: nginx ? 'nginx with brotli' : 'the preview server with brotli',
    site: site.url,
    floor: floor.url,
    close: async () => {
      await Promise.all(servers.map(({ close }) => close()))
      await rm(floorCopy, { recursive: true })
    },
  }
}
