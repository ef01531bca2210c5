import { z } from 'zod'

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

type Schema = z.core.JSONSchema.BaseSchema & { reference?: string; patternErrorMessage?: string }

/** A longer text gets a field of several lines. */
const ONE_LINE = 80

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

function widgetOf(schema: Schema, value: unknown, references: References): Widget {
  const limits = { minlength: schema.minLength, maxlength: schema.maxLength }
  if (schema.anyOf) {
    // A field with several possible forms keeps its current one.
    const form = (schema.anyOf as Schema[]).find(({ type }) => type === typeOf(value)) ?? schema.anyOf[0]
    return widgetOf(form as Schema, value, references)
  }
  const referred = references[schema.reference ?? '']
  if (referred) return referred
  if (schema.enum) return { widget: 'select', options: schema.enum }
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
      if (schema.pattern) {
        const message = schema.patternErrorMessage ?? schema.description
        return { widget: 'string', pattern: [schema.pattern, message || 'It has another form.'] }
      }
      return { widget: Number(schema.maxLength) <= ONE_LINE ? 'string' : 'text', ...limits }
    case 'number':
    case 'integer':
      return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float', min: schema.minimum }
    case 'array': {
      const item = schema.items as Schema
      const list = { min: schema.minItems, max: schema.maxItems }
      const referred = references[item.reference ?? '']
      if (referred) return { ...referred, multiple: true, ...list }
      const forms = (item.oneOf ?? item.anyOf) as Schema[] | undefined
      const common = { widget: 'list', ...list, label_singular: item.title }
      if (forms) {
        const types = forms.map((form) => typeOfItem(form, references))
        return { ...common, typeKey: 'type', types, collapsed: true }
      }
      if (item.type === 'string') return common
      if (item.type !== 'object') return { ...common, field: fieldOf('item', item, undefined, references) }
      const fields = fieldsOf(item, undefined, references)
      return { ...common, fields, collapsed: true, summary: summaryOf(fields) }
    }
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, value, references) }
    case 'boolean':
      // A switch would write `false` for a missing field.
      return { widget: 'select', options: [{ label: 'Yes', value: true }] }
    default:
      throw new Error(`The editor has no field for "${schema.title}": ${JSON.stringify(schema).slice(0, 200)}`)
  }
}

/** Summarises a closed list entry by its first text that is always there, not by an id. */
function summaryOf(fields: readonly Field[]): string {
  const texts = fields.filter(({ widget }) => widget === 'string' || widget === 'text')
  const shown = texts.find(({ required, pattern }) => required && !pattern) ?? texts[0]
  return `{{${shown?.name}}}`
}

/** One of the forms that an item of a list may have, told by its field `type`. */
function typeOfItem(form: Schema, references: References) {
  const { type, ...properties } = form.properties as Record<string, Schema>
  const fields = fieldsOf({ ...form, properties }, undefined, references)
  return { name: type?.const, label: form.title, widget: 'object', fields, summary: summaryOf(fields) }
}

function fieldOf(name: string, schema: Schema, value: unknown, references: References, required = true): Field {
  const widget = widgetOf(schema, value, references)
  // `i18n` also for fields inside lists: the other language is read-only without it.
  return {
    name,
    label: schema.title,
    i18n: true,
    ...widget,
    required,
    ...(schema.description && { hint: schema.description }),
  }
}

const fieldsOf = ({ properties, required }: Schema, value: unknown, references: References): Field[] =>
  Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    if (/^\d+$/.test(name))
      throw new Error(`"${schema.title}" has the name ${name}: the editor takes it for a position.`)
    return fieldOf(
      name,
      schema,
      (value as Record<string, unknown> | undefined)?.[name],
      references,
      required?.includes(name),
    )
  })

/** The fields of a file, from its schema: labels, hints and limits. `value` is the file's content. */
export function fieldsFor(schema: z.ZodType, value: unknown, references: References): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input' }) as Schema
  if (json.type !== 'array') return fieldsOf(json, value, references)
  return [{ ...fieldOf('items', json, value, references), root: true }]
}
