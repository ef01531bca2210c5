import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { startLocalServer } from '@/deploy/local-servers'
import { MANIFEST } from '@/deploy/manifest'

interface DeployedSite {
  port: number
  /** Whether the files of earlier builds stay, as deploy/instructions says. */
  keepsFiles: boolean
}

/** A server with its own document root, to which the builds are copied one after the other. */
export async function openDeployedSite(first: string, { port, keepsFiles }: DeployedSite) {
  const root = mkdtempSync(join(tmpdir(), 'website-root-'))
  // nginx does not run as the user who made the folder.
  chmodSync(root, 0o755)
  const copy = (build: string) => {
    if (!keepsFiles) for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true })
    // A build overwrites the compressed copies of the one before. The later build of these tests has none.
    cpSync(build, root, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) })
  }
  copy(first)
  const { url, close } = await startLocalServer('nginx', { dir: root, port })
  const manifest = async () => (await fetch(url + MANIFEST)).text()
  return {
    url,
    /** Copies a build and waits until the server has noticed. */
    async deploy(build: string) {
      // nginx looks up a file again a second after the last time. This file was the last one requested.
      await manifest()
      copy(build)
      await expect.poll(manifest).toBe(readFileSync(join(build, MANIFEST), 'utf8'))
    },
    async close() {
      await close()
      rmSync(root, { recursive: true })
    },
  }
}
