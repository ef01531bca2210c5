/** @jest-environment node */
import { readFileSync } from 'node:fs'

interface Folder {
  getFileHandle: (name: string, options?: { create: boolean }) => Promise<FileHandle>
}
interface FileHandle {
  createWritable: () => Promise<{ write: (text: string) => Promise<void> }>
}

const source = readFileSync(`${__dirname}/local-files.js`, 'utf8')

/** Runs the script as the editor's page does; returns the folder that it offers. */
async function pickFolder(fetch: typeof globalThis.fetch) {
  const page: { showDirectoryPicker?: () => Promise<Folder> } = {}
  const storage = { setItem: () => {} }
  const names = ['window', 'IDBObjectStore', 'localStorage', 'fetch']
  new Function(...names, source)(page, class {}, storage, fetch)
  const folder = await page.showDirectoryPicker?.()
  if (!folder) throw new Error('offers no folder')
  return folder
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('both languages of one save reach the server together, some milliseconds apart', async () => {
  const fetch = jest.fn().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  const folder = await pickFolder(fetch)
  const write = async (name: string) => {
    const file = await folder.getFileHandle(name, { create: true })
    await (await file.createWritable()).write(`title: ${name}\n`)
  }
  await Promise.all([write('en.yaml'), pause(50).then(() => write('ar.yaml'))])
  expect(fetch).toHaveBeenCalledTimes(1)
  const [, { body }] = fetch.mock.calls[0] as [string, { body: string }]
  expect((JSON.parse(body) as { path: string }[]).map(({ path }) => path)).toEqual(['en.yaml', 'ar.yaml'])
})
