/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { exportEditor } from './export-editor'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('exports nothing of the editor without a repository', async () => {
  await exportEditor(folder, '')
  expect(readdirSync(folder)).toEqual([])
})

/** `npm run edit` and `npm run test:release` install the program of the editor. */
const testWithProgram = existsSync('scripts/edit/node_modules') ? test : test.skip

testWithProgram(
  'exports the editor with all its files for a repository, and without access to local files',
  async () => {
    await exportEditor(folder, 'owner/site')
    const page = readFileSync(join(folder, 'admin.html'), 'utf8')
    const asked = [...page.matchAll(/(?:src|href)="\/(admin\/[^"]+)"/g)].map(([, name = '']) => name)
    expect(asked).toEqual(['admin/config.json', 'admin/sveltia-cms.js', 'admin/picture-field.js'])
    expect(asked.filter((name) => !existsSync(join(folder, name)))).toEqual([])
    expect(existsSync(join(folder, 'admin/local-files.js'))).toBe(false)
    const config = readFileSync(join(folder, 'admin/config.json'), 'utf8')
    expect(config).toContain('"repo":"owner/site"')
    expect(config).toMatch(/"src":"\/pictures\//)
  },
)
