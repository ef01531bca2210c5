import { existsSync, readFileSync } from 'node:fs'

import { z } from 'zod'

import { catalogueSchemas, fileSchemas, messageSchemas, pageFolders } from '@/content/schema'
import { writeGenerated } from '@/lib/write-generated'

const FOLDER = 'generated/schemas'
/** Where VS Code reads which file has which schema. It is not committed. */
const SETTINGS = '.vscode/settings.json'
const LANGUAGES = '{en,ar}.yaml'

/** Every schema with the files of content/ that it describes. It is named after the first of them. */
const described = new Map<z.ZodType, string[]>()
const describe = (schema: z.ZodType, pattern: string) =>
  described.set(schema, [...(described.get(schema) ?? []), pattern])

for (const [name, schema] of Object.entries(fileSchemas)) describe(schema, `${name}.yaml`)
const catalogue = Object.entries(catalogueSchemas).map(([kind, schemas]) => [`${kind}/*`, schemas] as const)
const pages = Object.entries(pageFolders).map(([name, schemas]) => [`pages/${name}`, schemas] as const)
for (const [folder, { meta, copy }] of [...catalogue, ...pages]) {
  describe(meta, `${folder}/meta.yaml`)
  describe(copy, `${folder}/${LANGUAGES}`)
}
for (const [name, schema] of Object.entries(messageSchemas)) describe(schema, `messages/${name}/${LANGUAGES}`)

const fileOf = ([first = '']: readonly string[]) =>
  `${FOLDER}/${first.replaceAll(/\/\*|\/\{en,ar\}|\.yaml$/g, '').replaceAll('/', '-')}.json`

/** The JSON schemas by path. VS Code and other editors use them to complete and check the files of content/. */
export const jsonSchemas: ReadonlyMap<string, string> = new Map(
  [...described].map(([schema, files]) => [
    fileOf(files),
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  ]),
)

/** `yaml.schemas` of VS Code: the files that each schema describes. */
export const yamlSchemas: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...described.values()].map((files) => [`./${fileOf(files)}`, files.map((file) => `content/${file}`)]),
)

/** The settings of VS Code with the schemas. Undefined if the file has comments: then somebody keeps it by hand. */
function editorSettings(): string | undefined {
  try {
    const own: unknown = existsSync(SETTINGS) ? JSON.parse(readFileSync(SETTINGS, 'utf8')) : {}
    return `${JSON.stringify({ ...(own as object), 'yaml.schemas': yamlSchemas }, null, 2)}\n`
  } catch {
    return undefined
  }
}

export function generateJsonSchemas(): void {
  const settings = editorSettings()
  for (const [file, text] of [...jsonSchemas, ...(settings ? [[SETTINGS, settings] as const] : [])]) {
    // Writes only changes: a running `next dev` reloads whatever is written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeGenerated(file, text)
  }
}
