import { mkdirSync } from 'node:fs'

import { JSON_FOLDER, jsonSchemas } from '@/content/schema/json'

import { writeChanged } from './write-changed'

/** Writes the schemas of content/ for VS Code and its like. */
export async function generateJsonSchemas(): Promise<void> {
  mkdirSync(JSON_FOLDER, { recursive: true })
  for (const [file, text] of jsonSchemas) writeChanged(file, text)
}
