import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { isInstalled, localServers, startLocalServer } from '@/deploy/local-servers'
import { exportedFiles } from '@/deploy/rules'

import { RELEASE } from './support/release'

const PORT = 8241
/** Its own style makes it green. Its script would change the title if it ran. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
<style>rect { fill: #00ff00 }</style><rect width="10" height="10" onload="document.title='has run'"/>
<script>document.title = 'has run'; parent.hasRun = true</script></svg>`
const DOCUMENT = `<html xmlns="http://www.w3.org/1999/xhtml"><script>document.title = 'has run'</script></html>`

test.describe('files that a browser opens as documents', () => {
  test.skip(!localServers.nginx || !isInstalled(localServers.nginx), 'nginx is not installed')

  test('run no script, and drawings still show as pictures', RELEASE, async ({ page }) => {
    const dir = mkdtempSync(join(tmpdir(), 'website-documents-'))
    // nginx does not run as the user who made the folder.
    chmodSync(dir, 0o755)
    cpSync('out', dir, { recursive: true })
    writeFileSync(join(dir, 'drawing.svg'), DRAWING)
    writeFileSync(join(dir, 'document.xml'), DOCUMENT)
    const { url, close } = await startLocalServer('nginx', { dir, port: PORT })
    try {
      for (const file of ['drawing.svg', 'document.xml']) {
        await page.goto(`${url}/${file}`)
        expect.soft(await page.title(), file).not.toBe('has run')
      }
      await page.goto(`${url}/contact`)
      const drawings = exportedFiles(dir).filter((file) => file.endsWith('.svg'))
      expect(drawings.length).toBeGreaterThan(3)
      const hidden = await page.evaluate(async (files) => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
        const wrong: string[] = []
        for (const src of files) {
          const picture = Object.assign(new Image(), { src })
          await picture.decode()
          canvas.clearRect(0, 0, 300, 150)
          canvas.drawImage(picture, 0, 0, 300, 150)
          const { data } = canvas.getImageData(0, 0, 300, 150)
          const isRight = src === '/drawing.svg' ? data[0] === 0 && data[1] === 255 : data.some((value) => value > 0)
          if (!isRight) wrong.push(src)
        }
        return (globalThis as { hasRun?: boolean }).hasRun ? ['a script has run'] : wrong
      }, drawings)
      expect(hidden).toEqual([])
    } finally {
      await close()
      rmSync(dir, { recursive: true })
    }
  })
})
