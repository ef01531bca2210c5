import type { z } from 'zod'

import { type Place, textsIn } from '@/lib/tree'
import type { WordKind } from '@/lib/words/rule'

import { formAt } from './field-at'

/** A text in a file, and what the schema says of its field. */
interface FieldText {
  place: Place
  text: string
  /** What the text names in another file, if it is a name: pictures, pages, sources and the like. */
  reference?: string
  words?: WordKind
}

/** All texts in a value, those of unknown fields too, each with what the schema says of it. */
export const fieldTexts = (schema: z.ZodType, value: unknown): FieldText[] =>
  [...textsIn(value)].map(({ place, text }) => {
    const { reference, words } = (formAt(schema, value, place)?.meta() ?? {}) as Pick<FieldText, 'reference' | 'words'>
    return { place, text, reference, words }
  })
