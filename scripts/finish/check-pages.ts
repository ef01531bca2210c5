import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

interface Rule {
  reason: string
  isBroken: (html: string) => boolean
}

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** What every exported page must keep. */
const rules: readonly Rule[] = [
  {
    reason: 'has a style attribute, which the Content-Security-Policy will forbid',
    isBroken: (html) => /<[^>]+\sstyle="/.test(withoutScripts(html)),
  },
  { reason: 'has no <h1>', isBroken: (html) => !/<h1[\s>]/.test(html) },
  { reason: 'has a link that leads nowhere (#)', isBroken: (html) => /href="#"/.test(withoutScripts(html)) },
]

/** Fails with page and reason when an exported page breaks a rule. */
export async function checkPages(folder: string): Promise<void> {
  const faults: string[] = []
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
  for (const file of pages) {
    const html = await readFile(path.join(folder, file), 'utf8')
    for (const { reason, isBroken } of rules) if (isBroken(html)) faults.push(`  ${file} ${reason}`)
  }
  if (faults.length > 0) throw new Error(`The export breaks its rules:\n${faults.join('\n')}`)
}
