import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { shippedPackages } from './shipped-packages'

type ShippedPackage = (typeof shippedPackages)[number]

const LICENCE_FILE = /^(licen[cs]e|copying)/i
const RULE = '-'.repeat(80)

const INTRODUCTION = 'Licences of the software and fonts of others that this website sends to browsers\n'

const manifestOf = async (name: string) =>
  JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')) as { version: string; license?: string }

async function licenceText({ name, within, text }: ShippedPackage): Promise<string> {
  if (text) return readFile(text, 'utf8')
  const folder = within ? `node_modules/${within}/dist/compiled/${name}` : `node_modules/${name}`
  const file = (await readdir(folder)).sort().find((entry) => LICENCE_FILE.test(entry))
  if (!file) throw new Error(`${folder} has no licence text: name one in app/_licences/shipped-packages.ts`)
  return readFile(path.join(folder, file), 'utf8')
}

async function title({ name, within }: ShippedPackage): Promise<string> {
  const { version, license } = await manifestOf(within ?? name)
  return within ? `${name}, the copy in ${within} ${version}` : `${name} ${version} (${license ?? 'see below'})`
}

/** The licences of all shipped packages. Packages with the same text are grouped. */
export async function licences(): Promise<string> {
  const titlesByText = new Map<string, string[]>()
  for (const shipped of shippedPackages) {
    const text = (await licenceText(shipped)).replaceAll('\r\n', '\n').trim()
    titlesByText.set(text, [...(titlesByText.get(text) ?? []), await title(shipped)])
  }
  const parts = [...titlesByText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`)
  return [INTRODUCTION, ...parts].join(`\n${RULE}\n\n`)
}
