import { execFileSync } from 'node:child_process'

export const LOCKFILES = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
  .trim()
  .split('\n')

/**
 * Folders of the tools that are not installed with the project, because only one command needs them. Each has its own
 * lockfile, and the command that needs it installs it: `ensureTool`.
 */
export const TOOLS = LOCKFILES.map((file) => file.replace(/\/?package-lock\.json$/, '')).filter(Boolean)
