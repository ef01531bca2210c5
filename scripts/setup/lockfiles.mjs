import { readdirSync } from 'node:fs'

/** Folders of the tools that are not installed with the project, because few need them. Each has its own lockfile. */
export const TOOLS = [
  'scripts/bench',
  'e2e/old-browsers',
  ...readdirSync('deploy/tools').map((name) => `deploy/tools/${name}`),
]

export const LOCKFILES = ['.', ...TOOLS].map((folder) => `${folder}/package-lock.json`.replace('./', ''))
