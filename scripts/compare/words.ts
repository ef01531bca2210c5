import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { exportedFiles } from '@/deploy/rules'

import { comparedName, readable } from './readable'

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

const DIFF = ['--no-pager', 'diff', '--no-index', '--stat', '--patch', '--unified=0', '--word-diff=plain']
const MAX_BYTES = 256 * 1024 * 1024

/**
 * What two exports say differently to a visitor or a search engine, as git shows it for files; '' if nothing. Compares
 * pages, Markdown and the words of PDFs as text without hashes, and other files byte by byte.
 */
export async function wordDifference(before: string, after: string): Promise<string> {
  const work = mkdtempSync(path.join(tmpdir(), 'compare-'))
  try {
    await writeReadable(before, path.join(work, 'before'))
    await writeReadable(after, path.join(work, 'after'))
    const options = { cwd: work, encoding: 'utf8', maxBuffer: MAX_BYTES } as const
    const { status, stdout, stderr } = spawnSync('git', [...DIFF, 'before', 'after'], options)
    if (status !== 0 && status !== 1) throw new Error(stderr || 'git diff has failed')
    return stdout
  } finally {
    rmSync(work, { recursive: true })
  }
}
