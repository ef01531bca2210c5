import { z } from 'zod'

import { claims, coded, flag, group, list, sentence, text, whole } from './fields'
import { updated } from './catalogue'

const CODE = 'A code, such as the id of a field, goes between backticks.'

const caption = coded('Heading', CODE)

const entry = group('Entry', { label: coded('Label'), value: coded('Value', CODE) })

const entries = list('Entries', '', entry, { min: 1 })

const cells = (name: string) => list(name, '', coded('Cell', CODE), { min: 2, max: 5 })

const table = group('Table', {
  type: z.literal('table'),
  caption,
  columns: cells('Headings of the columns'),
  rows: list('Rows', 'The first cell names the row.', cells('Row'), { min: 1 }),
  total: flag('Total', 'The last row is the sum of those above it.'),
  folded: flag('Folded', 'Phones show its first two rows, and the others on demand.'),
}).refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
  path: ['rows'],
  message: 'have a row with more or fewer cells than there are columns.',
})

const record = group('Record', { type: z.literal('record'), caption, entries })

const steps = group('Steps', {
  type: z.literal('steps'),
  caption,
  items: list('Steps', '', coded('Step', CODE), { min: 2 }),
})

const code = group('Code', {
  type: z.literal('code'),
  caption,
  code: z
    .string()
    .min(1)
    .refine((value) => !value.endsWith('\n'), 'ends with an empty line. Begin it with "|-".')
    .meta({ title: 'Code', description: 'The same in both languages.', words: 'code' }),
})

const note = group('Note', {
  type: z.literal('note'),
  text: sentence('Text', CODE).meta({ words: 'coded' }),
})

export const sampleCopy = group('Sample', {
  title: text('Title', 'What is shown; “Sample:” goes before it, the brand after it.', { best: { max: 30 } }),
  intro: sentence('Introduction', 'Which deliverable it is from, and what is to be seen.', {
    best: { min: 110, max: 155 },
  }),
  owner: coded('Owner', 'The role that answers for the paper at the client or in the project.'),
  version: coded('Version', 'With its day.'),
  facts: entries.meta({ title: 'Facts', description: 'What the paper is about.' }),
  blocks: list('Parts', 'In their order.', z.discriminatedUnion('type', [table, record, steps, code, note]), {
    min: 1,
  }),
  reading: sentence(
    'How to read it',
    'Who asks for the paper and when, then what somebody who knows the matter looks for.',
  ).meta({
    words: 'coded',
  }),
  sources: claims.sources,
})

export const sampleMeta = group('Sample', {
  shown: whole('Shown', 'Which of its parts the page of the service shows, counted from 0.'),
  excerpt: list('Excerpt', 'What the page of samples shows for its group.', whole('Part', 'From 0.')).optional(),
  updated,
})

export type SampleCopy = z.infer<typeof sampleCopy>
export type SampleBlock = SampleCopy['blocks'][number]
export type SampleEntry = z.infer<typeof entry>
