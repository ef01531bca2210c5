import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { fingerprint } from './outputs'

const PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@expo-google-fonts/alexandria',
  '@expo-google-fonts/instrument-sans',
  'sharp',
]

const HERE = 'scripts/generate'

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }
  return `${name}@${version}`
}

/** A hash of the tools that draw and of the code that tells them how: templates, this folder, the step's own files. */
export function toolsFingerprint(step: string): string {
  const shared = readdirSync(path.join(HERE, 'typst'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const own = readdirSync(HERE)
    .filter((name) => name.startsWith(step))
    .map((name) => path.join(HERE, name))
  const sources = [...shared, ...own].filter((file) => !file.includes('.test.')).sort()
  return fingerprint(...PACKAGES.map(versionOf), ...sources.flatMap((file) => [file, readFileSync(file)]))
}
