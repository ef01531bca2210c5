import { readdirSync } from 'node:fs'

/**
 * Folders of the tools that are not installed with the project, because no build, server, lint or test of a change needs
 * them. Each has its own lockfile, and the command that needs it installs it: `ensureTool`.
 */
export const TOOLS = [
  'art/fonts',
  ...readdirSync('deploy/tools').map((name) => `deploy/tools/${name}`),
  'e2e/engines',
  'e2e/markup',
  'e2e/old-browsers',
  'e2e/scanners',
  'scripts/bench',
  'scripts/edit',
  'scripts/knip',
]

export const LOCKFILES = ['.', ...TOOLS].map((folder) => `${folder}/package-lock.json`.replace('./', ''))
