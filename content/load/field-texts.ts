import { z } from 'zod'

import { type Place, textsIn } from '@/lib/tree'
import type { WordKind } from '@/lib/words/rule'

/** A text in a file, and what the schema says of its field. */
interface FieldText {
  place: Place
  text: string
  /** What the text names in another file, if it is a name: pictures, pages, sources and the like. */
  reference?: string
  words?: WordKind
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a value has this one of several forms; objects are told apart by their field `type`. */
const hasForm = (form: z.ZodType, value: unknown) =>
  form instanceof z.ZodObject
    ? isObject(value) && ((form.shape as { type?: z.ZodType }).type?.safeParse(value.type).success ?? true)
    : !isObject(value)

/** The schema of the field at a place of a value, in the form that the value has. */
function formAt(schema: z.ZodType | undefined, value: unknown, [key, ...rest]: Place): z.ZodType | undefined {
  const place = key === undefined ? [] : [key, ...rest]
  if (schema instanceof z.ZodOptional) return formAt(schema.unwrap() as z.ZodType, value, place)
  if (schema instanceof z.ZodUnion)
    return formAt(
      (schema.options as z.ZodType[]).find((option) => hasForm(option, value)),
      value,
      place,
    )
  if (key === undefined) return schema
  const child = (value as Record<string | number, unknown>)[key]
  if (schema instanceof z.ZodArray) return formAt(schema.element as z.ZodType, child, rest)
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  return Object.hasOwn(shape, key) ? formAt(shape[key], child, rest) : undefined
}

/** All texts in a value, those of unknown fields too, each with what the schema says of it. */
export const fieldTexts = (schema: z.ZodType, value: unknown): FieldText[] =>
  [...textsIn(value)].map(({ place, text }) => {
    const { reference, words } = (formAt(schema, value, place)?.meta() ?? {}) as Pick<FieldText, 'reference' | 'words'>
    return { place, text, reference, words }
  })
