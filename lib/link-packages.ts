import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts this project's installed packages into a copy of the project: as hard links, or as copies if the file system
 * lacks them.
 * @param folder The copy's folder.
 * @param packages Their folder, in both.
 */
export function linkPackages(folder: string, packages = 'node_modules'): void {
  const target = path.join(folder, packages)
  try {
    execFileSync('cp', ['-RPl', packages, target], { stdio: 'ignore' })
  } catch {
    cpSync(packages, target, { recursive: true, verbatimSymlinks: true })
  }
}
