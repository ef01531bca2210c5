import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { folderTarget } from '@/deploy/copy/folder-target'
import { copySite } from '@/deploy/copy/publish'
import { startLocalServer } from '@/deploy/local-servers'
import { MANIFEST } from '@/deploy/manifest'

/** A server of its own whose document root the builds are copied to, one after the other. */
export async function openDeployedSite(first: string, { port, keep }: { port: number; keep: number }) {
  const root = mkdtempSync(join(tmpdir(), 'website-root-'))
  // nginx does not read it as the one who made it.
  chmodSync(root, 0o755)
  const copy = (build: string) => copySite(folderTarget(root), build, { keep })
  await copy(first)
  const { url, close } = await startLocalServer('nginx', { dir: root, port })
  const manifest = async () => (await fetch(url + MANIFEST)).text()
  return {
    url,
    /** Copies a build and waits until the server has noticed. */
    async deploy(build: string) {
      // nginx looks a file up anew a second after the last time: this one is the last of those that were asked for.
      await manifest()
      await copy(build)
      await expect.poll(manifest).toBe(readFileSync(join(build, MANIFEST), 'utf8'))
    },
    async close() {
      await close()
      rmSync(root, { recursive: true })
    },
  }
}
