import type { z } from 'zod'

import { choice, day, distinct, flag, group, list, slug, text, url } from './fields'

const source = group('Source', {
  id: slug('Id', 'The name by which texts refer to it.'),
  publisher: text('Publisher', 'Left out where the document says it, as a law does.').optional(),
  document: text('Document', 'Its title, in English.'),
  part: text('Article or edition', 'Article, version or day.').optional(),
  ar: text('Name in Arabic', 'With publisher and article. A document without an Arabic name keeps its own.').optional(),
  url: url('Address', 'Stable and official.').optional(),
  checked: day('Last checked', 'The day on which somebody last compared the texts with it.'),
  unconfirmed: flag(
    'Not confirmed',
    'It could not be opened when the sources were last checked, so its day is older. The launch check names it.',
  ),
})

/** The sources of the texts. */
export const sources = distinct(list('Sources', 'In the order of their ids.', source, { max: 1000 }), 'id')

/** What a broken promise costs, the costliest first. */
export const PROMISE_KINDS = ['law', 'contract', 'product', 'delivery', 'company'] as const

const promise = group('Promise', {
  id: slug('Id', 'The name by which texts refer to it.'),
  kind: choice(
    'Kind',
    'law: somebody could be fined or sued. contract: a client could ask for it. product: the software does it today. delivery: how projects run. company: who the firm is.',
    PROMISE_KINDS,
  ),
  needs: text('Needs', 'What must be true for the sentence, and stay true.'),
})

/** What only the owner can make true. */
export const promises = distinct(list('Promises', 'In the order of the pages.', promise, { max: 1000 }), 'id')

const acceptance = group('Acceptance', {
  what: text(
    'What',
    'A page (services/zta), a kind of promises (law), a setting (SITE_X_URL) or a slot (company.staff).',
  ),
  by: text('Name', 'Of the person who answers for it.'),
  date: day('Date', 'The day of the acceptance. A page whose words are newer is open again.'),
  remark: text('Remark', 'Why it is right, or how long it will do.').optional(),
})

/** What somebody answers for as it is. `npm run launch-check -- --accept` writes it, or a person by hand. */
export const launch = list('Acceptances', '', acceptance, { max: 1000 })

export type Source = z.infer<typeof source>
export type PromiseKind = (typeof PROMISE_KINDS)[number]
export type OwnerPromise = z.infer<typeof promise>
export type Acceptance = z.infer<typeof acceptance>
