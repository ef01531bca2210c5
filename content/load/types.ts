import type { z } from 'zod'

import type { Localized } from '@/lib/locale'

import type { catalogueSchemas, fileSchemas, messageSchemas, pageFolders } from '../schema'

export interface PageSchema {
  meta: z.ZodType
  copy: z.ZodType
}

type Copies<Schema extends z.ZodType> = Localized<z.infer<Schema>>
type Page<Schema extends PageSchema> = { meta: z.infer<Schema['meta']>; copy: Copies<Schema['copy']> }

/** Everything in the files of content/. */
export type Content = {
  [Kind in keyof typeof catalogueSchemas]: Readonly<Record<string, Page<(typeof catalogueSchemas)[Kind]>>>
} & {
  pages: { [Name in keyof typeof pageFolders]: Page<(typeof pageFolders)[Name]> }
  messages: { [Name in keyof typeof messageSchemas]: Copies<(typeof messageSchemas)[Name]> }
} & { [Name in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[Name]> }
