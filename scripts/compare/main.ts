import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { comparedName, readable } from './readable'

/*
 * npm run compare <before> <after>: lists what two exports say differently to a visitor or a search engine. Compares
 * pages, Markdown, feeds and the words of PDFs as text without hashes, and other files byte by byte. Exits with 1 if
 * there is a difference.
 */
const MAX_LINES = 30

const [before = '', after = 'out'] = process.argv.slice(2)
if (![before, after].every((folder) => existsSync(path.join(folder, 'index.html')))) {
  console.error('usage: npm run compare <folder of an export> [<folder of another>]')
  process.exit(2)
}

async function writeReadable(folder: string, target: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name)
    const compared = comparedName(path.relative(folder, file))
    const isPayload = file.endsWith('.txt') && existsSync(file.replace(/\.txt$/, '.html'))
    if (!compared || isPayload) continue
    mkdirSync(path.dirname(path.join(target, compared)), { recursive: true })
    writeFileSync(path.join(target, compared), await readable(file))
  }
}

const work = mkdtempSync(path.join(tmpdir(), 'compare-'))
await writeReadable(before, path.join(work, 'before'))
await writeReadable(after, path.join(work, 'after'))
const command = ['diff', '--no-index', '--no-color', '--unified=0', '--word-diff=plain', 'before', 'after']
const { stdout, status } = spawnSync('git', command, { cwd: work, encoding: 'utf8', maxBuffer: 2 ** 30 })
rmSync(work, { recursive: true })

const files = stdout.split(/^(?=diff --git )/m).filter(Boolean)
for (const file of files) {
  const lines = file
    .split('\n')
    .filter((line) => line && !/^(diff|index|---|\+\+\+|@@|new file|deleted file|similarity)/.test(line))
  const [heading = '', ...changes] = file.startsWith('diff')
    ? [/b\/(?:after|before)\/(.*)/.exec(file)?.[1] ?? '', ...lines]
    : lines
  console.log(`\n${heading}: ${changes.length} lines`)
  console.log(
    changes
      .slice(0, MAX_LINES)
      .map((line) => `  ${line}`)
      .join('\n'),
  )
}
console.log(files.length === 0 ? 'Both say the same.' : `\n${files.length} files differ.`)
process.exitCode = status ?? 1
