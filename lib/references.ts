import { z } from 'zod'

/** The keys and positions that lead to a value in a file. */
export type Place = readonly (string | number)[]

/** A value that is the name of something in another file. */
export interface Reference {
  place: Place
  /** What it names: pictures, pages, sources and the like. */
  to: string
  name: string
}

/** The references in a value, by its schema: fields made by `reference` say what they name. */
export function referencesIn(schema: z.ZodType, value: unknown, place: Place = []): readonly Reference[] {
  const to = schema.meta()?.reference
  if (typeof to === 'string') return typeof value === 'string' ? [{ place, to, name: value }] : []
  if (schema instanceof z.ZodOptional) return referencesIn(schema.unwrap() as z.ZodType, value, place)
  if (schema instanceof z.ZodUnion) {
    return (schema.options as z.ZodType[]).flatMap((option) => referencesIn(option, value, place))
  }
  if (typeof value !== 'object' || !value) return []
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => referencesIn(schema.element as z.ZodType, item, [...place, index]))
  }
  if (!(schema instanceof z.ZodObject)) return []
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  return fields.flatMap(([key, field]) =>
    referencesIn(field, (value as Readonly<Record<string, unknown>>)[key], [...place, key]),
  )
}
