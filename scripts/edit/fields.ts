import { z } from 'zod'

import { isObject } from '@/lib/is-object'

/** The widget of a field with its options: https://sveltiacms.app/en/docs/fields. */
interface Widget {
  widget: string
  [option: string]: unknown
}

export interface Field extends Widget {
  name: string
}

/** The widget of a field that refers to an entry of a list: pictures, pages, sources, promises. */
export type References = Readonly<Record<string, Widget>>

/** A JSON schema, with the notes of content/schema. */
interface Schema extends z.core.JSONSchema.JSONSchema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  reference?: string
  patternErrorMessage?: string
  words?: string
}

/** A longer text gets a field of several lines. */
const ONE_LINE = 80

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

function textWidget(schema: Schema): Widget {
  const { format, pattern, minLength, maxLength } = schema
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const message = schema.patternErrorMessage ?? schema.description
  const form = pattern && { pattern: [pattern, message || 'It has another form.'] }
  if (form && !schema.words) return { widget: 'string', ...form }
  const widget = Number(maxLength) <= ONE_LINE ? 'string' : 'text'
  return { widget, minlength: minLength, maxlength: maxLength, ...form }
}

/** Summarises a closed list entry by its first text that is always there, not by an id. */
function summaryOf(fields: readonly Field[]): string {
  const texts = fields.filter(({ widget }) => widget === 'string' || widget === 'text')
  const shown = texts.find(({ required, pattern }) => required && !pattern) ?? texts[0]
  return `{{${shown?.name}}}`
}

/** The fields of a file, from its schema: labels, hints and limits. `value` is the file's content. */
export function fieldsFor(root: z.ZodType, content: unknown, references: References): Field[] {
  function widgetOf(schema: Schema, value?: unknown): Widget {
    if (schema.anyOf) {
      // A field with several possible forms keeps its current one.
      const [first = {}] = schema.anyOf
      return widgetOf(schema.anyOf.find(({ type }) => type === typeOf(value)) ?? first, value)
    }
    const referred = references[schema.reference ?? '']
    if (referred) return referred
    if (schema.enum) return { widget: 'select', options: schema.enum }
    switch (schema.type) {
      case 'string':
        return textWidget(schema)
      case 'number':
      case 'integer':
        return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float', min: schema.minimum }
      case 'array':
        return listWidget(schema)
      case 'object':
        return { widget: 'object', fields: fieldsOf(schema, value) }
      case 'boolean':
        // A switch would write `false` for a missing field.
        return { widget: 'select', options: [{ label: 'Yes', value: true }] }
      default:
        throw new Error(`The editor has no field for "${schema.title}": ${JSON.stringify(schema).slice(0, 200)}`)
    }
  }

  function listWidget(schema: Schema): Widget {
    const item = schema.items ?? {}
    const limits = { min: schema.minItems, max: schema.maxItems }
    const referred = references[item.reference ?? '']
    if (referred) return { ...referred, multiple: true, ...limits }
    const list = { widget: 'list', ...limits, label_singular: item.title }
    const forms = item.oneOf ?? item.anyOf
    if (forms) return { ...list, typeKey: 'type', types: forms.map(typeOfItem), collapsed: true }
    if (item.type === 'string') return list
    if (item.type !== 'object') return { ...list, field: fieldOf('item', item) }
    const fields = fieldsOf(item)
    return { ...list, fields, collapsed: true, summary: summaryOf(fields) }
  }

  /** One of the forms that an item of a list may have, told by its field `type`. */
  function typeOfItem(form: Schema) {
    const { type, ...properties } = form.properties ?? {}
    const fields = fieldsOf({ ...form, properties })
    return { name: type?.const, label: form.title, widget: 'object', fields, summary: summaryOf(fields) }
  }

  const fieldOf = (name: string, schema: Schema, value?: unknown, required = true): Field => ({
    name,
    label: schema.title,
    // Also for fields inside lists: the other language is read-only without it.
    i18n: true,
    ...widgetOf(schema, value),
    required,
    ...(schema.description && { hint: schema.description }),
  })

  function fieldsOf({ title, properties = {}, required }: Schema, value?: unknown): Field[] {
    const values = isObject(value) ? value : {}
    return Object.entries(properties).map(([name, schema]) => {
      if (/^\d+$/.test(name)) throw new Error(`"${title}" has a field ${name}: the editor takes it for a position.`)
      return fieldOf(name, schema, values[name], required?.includes(name))
    })
  }

  const json = z.toJSONSchema(root, { io: 'input' }) as Schema
  return json.type === 'array' ? [{ ...fieldOf('items', json, content), root: true }] : fieldsOf(json, content)
}
