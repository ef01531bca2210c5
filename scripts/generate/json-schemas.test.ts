/** @jest-environment node */
import { readFileSync } from 'node:fs'

import { jsonSchemas, yamlSchemas } from './json-schemas'

test('.vscode/settings.json names the schema of every content file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>
  expect(settings['yaml.schemas']).toEqual(yamlSchemas)
})

test('the schemas carry labels, hints and limits', () => {
  const service = JSON.parse(jsonSchemas.get('generated/schemas/services.json') ?? '{}') as {
    properties: Record<string, object>
    additionalProperties: boolean
  }
  expect(service.properties.title).toMatchObject({ title: 'Title', maxLength: 60, description: expect.any(String) })
  expect(service.properties.questions).toMatchObject({ minItems: 2, maxItems: 6 })
  expect(service.additionalProperties).toBe(false)
})
