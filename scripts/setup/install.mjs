import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { requireFolder } from './folder.mjs'
import { projectRoot, runOrExit } from './run.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether node_modules has every package of the folder's lockfile except optional ones, which are for other systems. */
function isInstalled(folder) {
  // npm's own record of what it has installed.
  const installedRecord = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installedRecord)) return false
  const installed = packagesOf(installedRecord)
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  )
}

/** Exits with a message if Node is older than package.json requires: later errors would not name the cause. */
function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const [wanted] = engines.node.match(/[\d.]+/)
  if (wanted.localeCompare(process.versions.node, undefined, { numeric: true }) <= 0) return
  console.error(`This project needs Node.js ${wanted} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const QUICKLY = ['--no-audit', '--no-fund']

/** Installs the dependencies if they are missing or differ from the lockfile. */
export async function ensureInstalled() {
  requireNode()
  requireFolder()
  if (isInstalled(projectRoot)) return
  console.log('Installing the dependencies; this takes about half a minute …')
  // NODE_ENV=production in the environment would skip the tools that build the site.
  await runOrExit('npm', ['ci', '--include=dev', ...QUICKLY], { isQuiet: true })
}

/**
 * Installs a tool that has a lockfile of its own, because few need it, if it is missing or differs from that.
 * @param {string} folder Its folder in the project.
 */
export async function ensureTool(folder) {
  if (isInstalled(join(projectRoot, folder))) return
  console.error(`Installing ${folder} …`)
  // .npmrc is not read there.
  await runOrExit('npm', ['ci', '--prefix', folder, '--ignore-scripts', ...QUICKLY], { isQuiet: true })
}
