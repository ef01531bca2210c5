import { z } from 'zod'

import { isObject } from '@/lib/is-object'
import { type Place, valueAt } from '@/lib/tree'

/** Zod gives the schemas inside others the type of its core. Those of content/schema are all whole schemas. */
const whole = (schema: z.core.$ZodType) => schema as z.ZodType
const formsOf = (union: z.ZodUnion) => union.options.map(whole)

/** The schema of a field of an object, or of the entries of a list; undefined if there is none. */
function childOf(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return whole(schema.element)
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, key)) return undefined
  return (schema.shape as Record<string | number, z.ZodType>)[key]
}

/** Returns the schema of a field, whatever a file holds there: of several forms, the first that has the place. */
export function fieldAt(schema: z.ZodType | undefined, place: Place): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return fieldAt(whole(schema.unwrap()), place)
  const [key, ...rest] = place
  if (!schema || key === undefined) return schema
  if (schema instanceof z.ZodUnion)
    return formsOf(schema)
      .map((form) => fieldAt(form, place))
      .find(Boolean)
  return fieldAt(childOf(schema, key), rest)
}

/** Whether a value has this one of several forms. Objects are told apart by their field `type`. */
const hasForm = (form: z.ZodType, value: unknown) =>
  form instanceof z.ZodObject
    ? isObject(value) && (childOf(form, 'type')?.safeParse(value.type).success ?? true)
    : !isObject(value)

/** Returns the schema of the field at a place of a value: of several forms, the one that the value has. */
export function formAt(schema: z.ZodType | undefined, value: unknown, place: Place): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return formAt(whole(schema.unwrap()), value, place)
  if (schema instanceof z.ZodUnion) {
    const form = formsOf(schema).find((one) => hasForm(one, value))
    return formAt(form, value, place)
  }
  const [key, ...rest] = place
  if (!schema || key === undefined) return schema
  return formAt(childOf(schema, key), valueAt(value, [key]), rest)
}
