import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { linkPackages } from '@/lib/link-packages'

const run = (program: string, options: readonly string[], cwd = '.') =>
  execFileSync(program, options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** The installed packages that the commands need, the editor's among them. */
const PACKAGES = ['node_modules', 'scripts/edit/node_modules'].filter((path) => existsSync(path))

/** A clean clone of the last commit in a temporary folder, with this project's packages. */
export function cloneProject(name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'website-clone-')), name)
  run('git', ['clone', '--quiet', '--no-hardlinks', '.', folder])
  for (const packages of PACKAGES) linkPackages(folder, packages)
  return folder
}

/** A copy of the project as it is now, with all that `npm run generate` has made, in a temporary folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'website-copy-'))
  // For nginx, whose workers are another user.
  chmodSync(folder, 0o755)
  const sources = run('git', ['ls-files', '--cached', '--others', '--exclude-standard']).trim().split('\n')
  for (const path of [...sources, 'generated', 'public'].filter((path) => existsSync(path)))
    cpSync(path, join(folder, path), { recursive: true })
  for (const packages of PACKAGES) linkPackages(folder, packages)
  // Some tests ask git which files there are.
  run('git', ['init', '--quiet'], folder)
  run('git', ['add', '--all'], folder)
  return folder
}
