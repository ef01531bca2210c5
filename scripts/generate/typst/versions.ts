import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { fingerprint } from './outputs'

const PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@expo-google-fonts/alexandria',
  '@expo-google-fonts/instrument-sans',
  'sharp',
]

const FOLDER = 'scripts/generate/typst'

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }
  return `${name}@${version}`
}

/** A hash of the tools that typeset and of the code that uses them: the packages and this folder. */
export function toolsFingerprint(): string {
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  return fingerprint(...PACKAGES.map(versionOf), ...sources.flatMap((file) => [file, readFileSync(file)]))
}
