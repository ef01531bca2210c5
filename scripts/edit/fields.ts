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

type Schema = z.core.JSONSchema.BaseSchema & { reference?: string }

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
      if (schema.pattern)
        return { widget: 'string', pattern: [schema.pattern, schema.description || 'It has another form.'] }
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
      if (forms)
        return { widget: 'list', ...list, typeKey: 'type', types: forms.map((form) => typeOfItem(form, references)) }
      if (item.type !== 'object')
        return { widget: 'list', ...list, field: fieldOf('item', item, undefined, references) }
      const fields = fieldsOf(item, undefined, references)
      const [first] = fields.filter(({ widget }) => widget === 'string' || widget === 'text')
      return {
        widget: 'list',
        ...list,
        fields,
        collapsed: true,
        summary: `{{${first?.name}}}`,
        label_singular: item.title,
      }
    }
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, value, references) }
    case 'boolean':
      // A mark that only a person who edits the file sets or removes; the editor keeps it.
      return { widget: 'hidden' }
    default:
      throw new Error(`The editor has no field for "${schema.title}": ${JSON.stringify(schema).slice(0, 200)}`)
  }
}

/** One of the possible forms of a list item, recognised by its field `type`. */
function typeOfItem(form: Schema, references: References) {
  const { type, ...properties } = form.properties as Record<string, Schema>
  const fields = fieldsOf({ ...form, properties }, undefined, references)
  return { name: type?.const, label: form.title, widget: 'object', fields }
}

function fieldOf(name: string, schema: Schema, value: unknown, references: References, required = true): Field {
  const widget = widgetOf(schema, value, references)
  // `i18n` on fields inside lists too: without it the other language is read-only.
  const field = { name, label: schema.title, i18n: true, ...widget }
  if (widget.widget === 'hidden') return field
  return { ...field, required, ...(schema.description && { hint: schema.description }) }
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
