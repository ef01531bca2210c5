import { z } from 'zod'

import { choice, day, group, list, text } from './fields'
import { ADHERENCE } from './documents'

const criterion = group('Criterion', {
  num: text('Number'),
  components: list(
    'Components',
    '',
    group('Component', {
      name: z.literal('web').meta({ title: 'Name' }),
      adherence: group('Adherence', { level: choice('Level', 'How far it is met.', ADHERENCE) }),
      tests: list(
        'Tests',
        'They fail when the criterion is no longer met: file › title.',
        text('Test').refine((value) => value.split(' › ').length === 2, 'is not written as: file › title.'),
        { min: 1 },
      ),
    }),
    { min: 1, max: 1 },
  ),
})

const chapter = (name: string, count: number) =>
  group(name, { criteria: list('Criteria', '', criterion, { min: count, max: count }) })

/**
 * How the site meets WCAG 2.2, in the form of OpenACR (https://github.com/GSA/openacr, VPAT 2.5). `npm run generate`
 * adds the owner's settings and the words of the accessibility page; `npm run evidence` writes the day.
 */
export const openAcr = group('Accessibility report', {
  title: text('Title'),
  product: group('Product', { name: text('Name'), description: text('Description') }),
  report_date: day('Day of the last tests', 'Written by npm run evidence when all have passed.'),
  notes: text('Notes'),
  evaluation_methods_used: text('How it was tested'),
  catalog: text('Catalogue'),
  chapters: group('Chapters', {
    success_criteria_level_a: chapter('Level A', 31),
    success_criteria_level_aa: chapter('Level AA', 24),
    success_criteria_level_aaa: group('Level AAA', { disabled: z.literal(true).meta({ title: 'Left out' }) }),
  }),
})
