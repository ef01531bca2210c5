import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, type Page, test } from '@playwright/test'

import { formatContent } from '@/content/load/format-content'
import { LONGEST } from '@/content/schema/fields'

import { SERVICE_ITEM } from './support/pages'
import { RELEASE } from './support/release'

const TSX = pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve('tsx')).href
const { path: PAGE, slug: SLUG } = SERVICE_ITEM
const FILE = `content/services/${SLUG}/ar.yaml`
const SENTENCE = 'لا يُفتح إلا التطبيق المطلوب، وتبقى الشبكة كلها مغلقة.'
const OTHER_SENTENCE = 'لا يُفتح إلا التطبيق المطلوب.'

// The editor draws list items only when they are in view.
test.use({ locale: 'en-US', viewport: { width: 1440, height: 3000 } })

let folder: string
let editor: ChildProcess
let address: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync('content', join(folder, 'content'), { recursive: true, filter: (name) => !name.endsWith('.ts') })
  formatContent(join(folder, 'content'))
  // The lists of pictures and films are checked against their files.
  for (const name of ['art', 'public']) symlinkSync(resolve(name), join(folder, name))
  const options = ['--import', 'tsx', 'scripts/edit/main.ts', '--port', '0', '--content', join(folder, 'content')]
  editor = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(editor.stdout!, 'data')) as [Buffer]
  address = /http:\S+\/admin\//.exec(String(said))![0]
})

test.afterAll(() => {
  editor.kill()
  rmSync(folder, { recursive: true })
})

const onDisk = () => readFileSync(join(folder, FILE), 'utf8')

/** The page's words, read from the files in the folder. */
function pageText(): string {
  const catalogue = JSON.stringify(pathToFileURL(join(process.cwd(), 'content/catalogue.ts')).href)
  const find = `allItems.find(({ path }) => path === '${PAGE}').copy.ar`
  const program = `import(${catalogue}).then(({ allItems }) => console.log(JSON.stringify(${find})))`
  return execFileSync(process.execPath, ['--import', TSX, '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json') },
  })
}

/** Opens the entry of the page in the editor. */
async function openEntry(page: Page) {
  const others: string[] = []
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(new URL(address).origin)) {
      others.push(request.url())
    }
  })
  await page.addInitScript(() => localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false })))
  await page.goto(`${address}#/collections/services/entries/${SLUG}`)

  // The names contain isolating characters.
  const arabic = page.getByRole('group', { name: /^Edit .?Arabic.? Content$/ })
  const box = (name: string) => arabic.getByRole('textbox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const write = (name: string, text: string) =>
    // Words that are typed while the page is still starting are lost.
    expect(async () => {
      await box(name).fill(text)
      await expect(save).toBeEnabled({ timeout: 500 })
    }).toPass()
  return { others, arabic, box, save, write, dialog: page.getByRole('alertdialog') }
}

test('a change of an Arabic sentence is one line of its file; a wrong value is refused', RELEASE, async ({ page }) => {
  const { others, box, save, write, dialog } = await openEntry(page)
  await expect(box('Who')).toHaveValue(SERVICE_ITEM.copy.ar.audience.text)
  await expect(box('Who')).toHaveAttribute('dir', 'rtl')
  await expect(save).toBeDisabled()
  const before = onDisk()
  await write('Who', SENTENCE)
  await save.click()
  await expect.poll(onDisk).not.toBe(before)
  const saved = onDisk()
  const lines = before.split('\n')
  expect(saved.split('\n').filter((line) => !lines.includes(line))).toEqual([`  text: ${SENTENCE}`])

  await write('Who', 'بلا نقطة في آخرها')
  await save.click()
  await expect(dialog).toContainText('Who (audience, text), Arabic: does not end with a full stop')
  expect(onDisk()).toBe(saved)
  expect(others).toEqual([])
})

// edit.test.ts checks the editor's server at each change.
test('a change is on the page; a long text and a file changed meanwhile are refused', RELEASE, async ({ page }) => {
  const { others, arabic, box, save, write, dialog } = await openEntry(page)
  const before = onDisk()
  await write('Who', OTHER_SENTENCE)
  await save.click()
  await expect.poll(onDisk).not.toBe(before)
  const saved = onDisk()
  expect(pageText()).toContain(OTHER_SENTENCE)

  await test.step('a text that is too long is marked at its field', async () => {
    await write('Title', 'ا'.repeat(LONGEST + 4))
    await save.click()
    await expect(arabic.getByText(new RegExp(`more than .?${LONGEST.toLocaleString('en')}.? characters`))).toBeVisible()
    expect(onDisk()).toBe(saved)
  })

  await test.step('a file that has changed meanwhile is refused', async () => {
    const meanwhile = saved.replace(/^headline: .*$/m, 'headline: عنوان من مكان آخر')
    writeFileSync(join(folder, FILE), meanwhile)
    await write('Title', 'الثقة الصفرية')
    await save.click()
    await expect(dialog).toContainText(`${FILE} has changed since you opened it`)
    expect(onDisk()).toBe(meanwhile)
  })

  await expect(box('Who')).toHaveValue(OTHER_SENTENCE)
  expect(others).toEqual([])
})
