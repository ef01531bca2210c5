import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { SERVICE_ITEM } from './support/pages'
import { copyProject } from './support/project-copy'
import { RELEASE } from './support/release'

const PAGES_PORT = '3187'
const FOLLOWS_WITHIN_MS = 2000

let folder: string
let editor: ChildProcess
let address: string

test.beforeAll(async () => {
  folder = copyProject()
  editor = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit/main.ts', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, PORT: PAGES_PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(editor.stdout!, 'data')) as [Buffer]
  address = /http:\S+/.exec(String(said))![0]
})

test.afterAll(async () => {
  const closed = once(editor, 'close')
  editor.kill()
  await closed
  // The development server still writes while it ends.
  rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 200 })
})

test('the page of an entry stands beside it, in both languages, and follows a change', RELEASE, async ({ page }) => {
  test.setTimeout(300_000)
  const { slug, copy } = SERVICE_ITEM
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(address, { waitUntil: 'commit' })
  const shown = page.frameLocator('iframe[title="Page"]')
  // The first start makes pictures and documents.
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 240_000 })
  const editorFrame = page.frame({ url: /\/admin\// })!
  await editorFrame.evaluate((hash) => void (location.hash = hash), `#/collections/services/entries/${slug}`)
  await expect(shown.getByRole('heading', { level: 1, name: copy.en.title })).toBeVisible({ timeout: 30_000 })

  await page.getByRole('link', { name: 'الصفحة العربية' }).click()
  await expect(shown.getByRole('heading', { level: 1, name: copy.ar.title })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'English page' }).click()

  const file = join(folder, `content/services/${slug}/en.yaml`)
  const text = readFileSync(file, 'utf8')
  const change = (title: string) => writeFileSync(file, text.replace(/^title: .*$/m, `title: ${title}`))
  const heading = (title: string) => shown.getByRole('heading', { level: 1, name: title })
  // The first change of a page also compiles what refreshes it.
  change('Zero trust, once')
  await expect(heading('Zero trust, once')).toBeVisible({ timeout: 30_000 })
  change('Zero trust, twice')
  await expect(heading('Zero trust, twice')).toBeVisible({ timeout: FOLLOWS_WITHIN_MS })
})
