/** @jest-environment node */
import { pageFolders } from '@/content/schema'

import { jsonSchemas, yamlSchemas } from './json-schemas'

test('the files of each page have a schema', () => {
  const described = Object.entries(yamlSchemas).flatMap(([schema, files]) =>
    jsonSchemas.has(schema.slice(2)) ? files : [],
  )
  for (const page of Object.keys(pageFolders)) {
    expect(described).toContain(`content/pages/${page}/meta.yaml`)
    expect(described).toContain(`content/pages/${page}/{en,ar}.yaml`)
  }
})

test('the schemas carry labels, hints and limits', () => {
  const service = JSON.parse(jsonSchemas.get('generated/schemas/services.json') ?? '{}') as {
    properties: Record<string, object>
    additionalProperties: boolean
  }
  expect(service.properties.title).toMatchObject({
    title: 'Title',
    description: expect.stringContaining('at most 60 characters'),
  })
  expect(service.properties.headline).toMatchObject({ maxLength: 1200 })
  expect(service.properties.questions).toMatchObject({ minItems: 2, maxItems: 6 })
  expect(service.additionalProperties).toBe(false)
})
