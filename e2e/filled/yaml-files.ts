import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, stringify } from 'yaml'

export type Words = Record<string, unknown>

export const readYaml = <Value = Words>(file: string) => parse(readFileSync(file, 'utf8')) as Value

export const writeYaml = (file: string, value: unknown) =>
  writeFileSync(file, stringify(value, { lineWidth: 0, singleQuote: true }))

/** Writes what `change` makes of a file. */
export const changeYaml = <Value = Words>(file: string, change: (value: Value) => unknown) =>
  writeYaml(file, change(readYaml<Value>(file)))

export const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/** All YAML files of a folder and of the folders in it. */
export const yamlFilesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => join(folder, path))
