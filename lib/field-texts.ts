import { z } from 'zod'

import type { WordKind } from './words/check-words'

/** The keys and positions that lead to a value in a file. */
export type Place = readonly (string | number)[]

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

/** All texts in a value, those of unknown fields too, each with what the schema says of it. */
export function* textsIn(schema: z.ZodType | undefined, value: unknown, place: Place = []): Generator<FieldText> {
  if (schema instanceof z.ZodOptional) yield* textsIn(schema.unwrap() as z.ZodType, value, place)
  else if (schema instanceof z.ZodUnion) {
    const form = (schema.options as z.ZodType[]).find((option) => hasForm(option, value))
    yield* textsIn(form, value, place)
  } else if (typeof value === 'string') {
    const { reference, words } = (schema?.meta() ?? {}) as Pick<FieldText, 'reference' | 'words'>
    yield { place, text: value, reference, words }
  } else if (Array.isArray(value)) {
    const item = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined
    for (const [index, entry] of value.entries()) yield* textsIn(item, entry, [...place, index])
  } else if (isObject(value)) {
    const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
    for (const [key, child] of Object.entries(value)) {
      yield* textsIn(Object.hasOwn(shape, key) ? shape[key] : undefined, child, [...place, key])
    }
  }
}
