import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { z } from 'zod'

import { catalogueSchemas, fileSchemas, messageSchemas, pageSchemas } from '@/content/schema'

/** `npm run generate` writes them; .vscode/settings.json names them. */
const JSON_FOLDER = 'generated/schemas'

const LANGUAGES = '{en,ar}.yaml'

/** Every schema, with the files of content/ that it describes. */
const patterns: readonly (readonly [schema: z.ZodType, pattern: string])[] = [
  ...Object.entries(fileSchemas).map(([name, schema]) => [schema, `${name}.yaml`] as const),
  ...Object.entries(catalogueSchemas).flatMap(([kind, { meta, copy }]) => [
    [meta, `${kind}/*/meta.yaml`] as const,
    [copy, `${kind}/*/${LANGUAGES}`] as const,
  ]),
  ...Object.entries(pageSchemas).flatMap(([name, { meta, copy }]) => [
    [meta, `pages/${name}/meta.yaml`] as const,
    [copy, `pages/${name}/${LANGUAGES}`] as const,
  ]),
  ...Object.entries(messageSchemas).map(([name, schema]) => [schema, `messages/${name}/${LANGUAGES}`] as const),
]

/** Each schema is named after the first files that it describes. */
const nameOf = (pattern: string) =>
  pattern
    .replace(`/${LANGUAGES}`, '')
    .replace(/\.yaml$/, '')
    .replace('/*', '')
    .replaceAll('/', '-')

const names = new Map<z.ZodType, string>()
for (const [schema, pattern] of patterns) if (!names.has(schema)) names.set(schema, nameOf(pattern))

/** The JSON schemas by path. VS Code and other editors use them to complete and check the files of content/. */
export const jsonSchemas: ReadonlyMap<string, string> = new Map(
  [...names].map(([schema, name]) => [
    `${JSON_FOLDER}/${name}.json`,
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  ]),
)

/** `yaml.schemas` of VS Code: the files that each schema describes. */
export const yamlSchemas: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...names].map(([schema, name]) => [
    `./${JSON_FOLDER}/${name}.json`,
    patterns.filter(([other]) => other === schema).map(([, pattern]) => `content/${pattern}`),
  ]),
)

/** Writes the schemas of content/ for VS Code and other editors. */
export function generateJsonSchemas(): void {
  mkdirSync(JSON_FOLDER, { recursive: true })
  for (const [file, text] of jsonSchemas) {
    // Writes only changes: a running `next dev` reloads whatever is written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
