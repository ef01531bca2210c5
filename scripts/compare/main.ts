import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { exportedFiles } from '@/deploy/rules'

import { comparedName, readable } from './readable'

/*
 * npm run compare <before> <after>: shows what two exports say differently to a visitor or a search engine, as git does
 * for files. Compares pages, Markdown and the words of PDFs as text without hashes, and other files byte by
 * byte. Exits with 1 if there is a difference.
 */
const [before = '', after = 'out'] = process.argv.slice(2)
if (![before, after].every((folder) => existsSync(path.join(folder, 'index.html')))) {
  console.error('usage: npm run compare <folder of an export> [<folder of another>]')
  process.exit(2)
}

async function writeReadable(folder: string, target: string): Promise<void> {
  for (const name of exportedFiles(folder)) {
    const file = path.join(folder, name)
    const compared = comparedName(name)
    const isPayload = file.endsWith('.txt') && existsSync(file.replace(/\.txt$/, '.html'))
    if (!compared || isPayload) continue
    mkdirSync(path.dirname(path.join(target, compared)), { recursive: true })
    writeFileSync(path.join(target, compared), await readable(file))
  }
}

const work = mkdtempSync(path.join(tmpdir(), 'compare-'))
await writeReadable(before, path.join(work, 'before'))
await writeReadable(after, path.join(work, 'after'))
const command = ['--no-pager', 'diff', '--no-index', '--stat', '--patch', '--unified=0', '--word-diff=plain']
const { status } = spawnSync('git', [...command, 'before', 'after'], { cwd: work, stdio: 'inherit' })
rmSync(work, { recursive: true })
if (status === 0) console.log('Both say the same.')
process.exitCode = status ?? 1
