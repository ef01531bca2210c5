import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'

import { site } from '@/content/site'
import { writeManifest } from '@/deploy/manifest'
import { exportedFiles } from '@/deploy/rules'

const COMPRESSED = /\.(br|gz)$/
const TEXT = /\.(html|txt|js|css)$/

/** The phone number on every page of the later build, by which a test knows it. It is as long as the other one. */
export const LATER_PHONE = site.phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))

/** A name of the same length, so that the lengths in the router's payloads stay right. */
const otherName = (name: string) => [...name].reverse().join('')

/** Everything that a build renames: its id, and the names of scripts and style sheets without their extensions. */
function hashedNames(folder: string): readonly string[] {
  const statics = join(folder, '_next/static')
  const files = readdirSync(join(statics, 'chunks'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    extname(name),
  )
  const ids = readdirSync(statics).filter((name) => !['chunks', 'css', 'media'].includes(name))
  return [...new Set([...ids, ...files.map((file) => basename(file).replace(/\..*$/, '').replace('turbopack-', ''))])]
}

/**
 * Imitates the next build of the site without building: another build id, another name for every script and style
 * sheet, another phone number on every page. The rest is as in `out`, without compressed copies.
 */
export function makeLaterBuild(out: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'website-later-'))
  chmodSync(folder, 0o755)
  cpSync(out, folder, { recursive: true, filter: (source) => !COMPRESSED.test(source) })
  const names = new Map(hashedNames(folder).map((name) => [name, otherName(name)]))
  const anyName = new RegExp([...names.keys()].join('|'), 'g')
  const renamed = (text: string) =>
    text.replace(anyName, (name) => names.get(name) ?? name).replaceAll(site.phone, LATER_PHONE)

  for (const file of exportedFiles(folder).filter((file) => TEXT.test(file))) {
    writeFileSync(join(folder, file), renamed(readFileSync(join(folder, file), 'utf8')))
  }
  for (const path of readdirSync(join(folder, '_next'), { recursive: true, encoding: 'utf8' }).reverse()) {
    const name = basename(path)
    if (renamed(name) !== name)
      renameSync(join(folder, '_next', path), join(folder, '_next', path, '..', renamed(name)))
  }
  rmSync(join(folder, 'sha256sums.txt'))
  writeManifest(folder)
  return folder
}
