import { z } from 'zod'

import { day, group, list, text } from '@/lib/schema-fields'

const acceptance = group('Acceptance', {
  what: text('What', 'A page (services/zta), a kind of promises (law), or a setting (SITE_X_URL).'),
  by: text('Name', 'Of the person who answers for it.'),
  date: day('Date', 'The day of the acceptance.'),
  remark: text('Remark', 'Why it is right, or for how long it will do.').optional(),
  words: list(
    'Words',
    'A sign of the words that were read, written by the command: other words are open again.',
    group('Words', {
      of: text('Of', 'The page or setting.'),
      sign: z
        .string()
        .regex(/^[\da-f]{8}$/, 'is not a sign that the command wrote.')
        .meta({ title: 'Sign' }),
    }),
  ),
})

/** What somebody answers for as it is. `npm run launch-check -- --accept` writes it. */
export const launch = list('Acceptances', '', acceptance, { max: 1000 })

export type Acceptance = z.infer<typeof acceptance>
