import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

import { ensureTool } from './scripts/setup/install.mjs'

/** Read by jest.setup.ts. */
const FILE = '.cache/content.json'

/** A hash of the words of the site and of all that reads and checks them. */
function contentKey() {
  const hash = createHash('sha256').update(process.env.OWNER_FILE ?? '')
  for (const folder of ['content', 'lib'])
    for (const name of readdirSync(folder, { recursive: true }).sort())
      if (/\.(ts|yaml|json)$/.test(name)) hash.update(name).update(readFileSync(`${folder}/${name}`))
  return hash.digest('hex')
}

/** Reads and checks the words of the site. Where something is wrong with them, the tests read them, and say so. */
function writeContent(key) {
  rmSync(FILE, { force: true })
  try {
    const command = ['--import', 'tsx', 'content/load/print.ts']
    const content = execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: Infinity, stdio: 'pipe' })
    mkdirSync('.cache', { recursive: true })
    // At once: another run of Jest may be reading the file.
    const whole = `${FILE}.${process.pid}`
    writeFileSync(whole, `${key}\n${content}`)
    renameSync(whole, FILE)
  } catch {}
}

/**
 * Reads the words of the site once for all test files. Each has modules of its own, and 80 of them need all words: to
 * read and check them takes two seconds, as JSON 10 ms.
 */
export default async function setup(_global, project) {
  if (project.displayName?.name !== 'unit') await ensureTool('e2e/markup')
  const key = contentKey()
  if (!existsSync(FILE) || !readFileSync(FILE, 'utf8').startsWith(key)) writeContent(key)
}
