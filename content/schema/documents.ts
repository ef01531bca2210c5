import { z } from 'zod'

import type { Shown } from '@/content/claims'

import { appIds, apps } from '../apps'
import { description, documentTitle, title } from './catalogue'
import { ZONES } from './company'
import {
  choice,
  claim,
  claims,
  group,
  labelled,
  list,
  message,
  pattern,
  sentence,
  slug,
  template,
  text,
  titleAndText,
} from './fields'
import { card, ID } from './page-fields'

/* The pages read as documents: privacy, accessibility, and the deletion of accounts. */

/** A list of texts with placeholders. */
const templates = (values: readonly string[], name: string, entry: string) =>
  list(name, '', claim(entry, template(values, 'Text'))).optional()

const documentPage = (values: readonly string[]) => ({
  title,
  documentTitle,
  description,
  ...claims,
  card,
  lead: template(values, 'Lead', 'Below the title: what the page says, in one or two sentences.'),
  sections: list(
    'Sections',
    '',
    group('Section', {
      id: slug('Id', 'Part of addresses: do not change it.'),
      title: text('Title'),
      paragraphs: templates(values, 'Paragraphs', 'Paragraph'),
      items: templates(values, 'List', 'Point'),
      closing: templates(values, 'Paragraphs after the list', 'Paragraph'),
      links: list(
        'Links',
        '',
        group('Link', {
          id: choice('Page', ID, ['contact', ...appIds.map((id) => apps[id].page)]),
          title: text('Title'),
        }),
      ).optional(),
    }),
  ),
})

const law = (name: string) =>
  group(name, {
    law: claim('Law', text('Text'), 'The law that applies, before the list of rights.'),
    authority: claim('Authority', text('Text'), 'Who supervises it.'),
  })

/** What the privacy page says of counting visits, where it has these names in braces. */
const visitWords = {
  visits: sentence('In the lead'),
  cookies: sentence('On cookies'),
  withoutVisits: text('First of what the site does without'),
  withoutOthers: text('Second of what the site does without'),
}

/** What goes into the sections of the privacy page where they have these names in braces. */
const privacyWords = {
  mapService: sentence('OpenStreetMap', 'Left out where the map is another’s.'),
  hosting: group(
    'Hosting',
    { host: message('Host', '', 'host'), place: message('Servers', '', 'place'), logs: message('Logs', '', 'days') },
    'What the owner has not set is left out.',
  ),
  enquiries: sentence('Enquiries', 'Until the owner says how long they are kept.'),
  whatsapp: sentence('WhatsApp', 'Left out where there is no number.'),
  answer: message('Time of an answer', 'Left out where the owner has not set it.', 'days'),
  contact: message('Contact of the authority', 'Left out where the owner has not set it.', 'contact'),
  report: message('Reports', 'Where browsers send reports; left out where no address is set.', 'host'),
}

export const privacy = group('Privacy', {
  ...documentPage([
    ...['name', 'place', 'email', 'law', 'authority', 'mapHost', 'receivers', 'counting'],
    ...Object.keys(privacyWords),
    ...Object.keys(visitWords),
  ]),
  laws: group(
    'Laws',
    labelled(ZONES, law),
    'By where the company is registered: {law} and {authority} in the sections.',
  ),
  words: group(
    'Words around the settings',
    {
      ...privacyWords,
      uncounted: group('While no script counts visits', visitWords),
      counted: group('Where one does', {
        ...visitWords,
        counting: message('What the script tells its host', '', 'host'),
      }),
    },
    'The sections have their names in braces.',
  ),
})

/** OpenACR's terms. If the site stops supporting a criterion, the page must say so before this list allows it. */
export const ADHERENCE = ['supports', 'partially-supports', 'not-applicable'] as const

export const accessibility = group('Accessibility', {
  ...documentPage(['email', 'met', 'partly', 'notApplicable', 'barriers']),
  conformance: group('Tables of the criteria', {
    title: text('Title'),
    paragraphs: list('Paragraphs', '', claim('Paragraph', sentence('Text'))),
    lastRun: message('Day of the last tests', '', 'day'),
    report: text('Link to the report'),
    columns: group('Columns', { criterion: text('Criterion'), met: text('How it is met') }),
    all: text('Line that unfolds the table'),
    adherence: group('How far it is met', {
      supports: text('Met'),
      'partially-supports': text('Partly met'),
      'not-applicable': text('Does not apply'),
    }),
    level: message('Level', '', 'name'),
    criteria: list(
      'Criteria',
      'The 55 criteria of WCAG 2.2, A and AA.',
      group('Criterion', {
        id: pattern('Number', ID, /^\d\.\d\.\d+$/, 'is not the number of a criterion, such as 1.4.10.'),
        name: text('Name', 'As the W3C writes it.'),
        met: sentence('How it is met here', '', { min: 15, best: { max: 199 } }),
        ...claims,
      }),
      { min: 55, max: 55 },
    ),
  }),
  allPages: group('List of all pages', { ...titleAndText, main: text('Heading of the first group') }),
})

/** Placeholders that the owner's settings fill in. content/messages/account-deletion has the words around them. */
const DELETION_VALUES = [
  'name',
  'email',
  'authority',
  'answer',
  'listing',
  'goTo',
  'lastEntry',
  'minimumAge',
  'liveDays',
  'backupDays',
  'logDays',
  'vatYears',
  'taxYears',
  'vatToTaxYears',
  'amlYears',
] as const

export const deletion = group('Account deletion', {
  title,
  heading: text('Heading'),
  description,
  ...claims,
  lead: sentence('Lead'),
  appName: text('Name of the app'),
  appLine: text('What the app is'),
  formTitle: text('Heading of the form'),
  identityLabel: text('Label of the first field'),
  passwordLabel: text('Label of the password'),
  submitLabel: text('Button'),
  facts: list(
    'Blocks beside the form',
    '',
    group('Block', {
      title: text('Title'),
      paragraphs: templates(DELETION_VALUES, 'Paragraphs', 'Paragraph'),
      steps: templates(DELETION_VALUES, 'Numbered list', 'Step'),
      items: templates(DELETION_VALUES, 'List', 'Point'),
      periods: list(
        'Periods',
        'A retention period, or the deadline of a stage of the deletion.',
        group('Period', {
          name: text('Name'),
          text: sentence('Why it is kept, or what happens'),
          period: template(DELETION_VALUES, 'For how long, or by when'),
          ...claims,
        }),
      ).optional(),
    }),
  ),
  note: sentence('Below the form'),
})

/** The texts of a page read as a document: sections of plain text. */
export type DocumentFile = z.infer<z.ZodObject<ReturnType<typeof documentPage>>>
export type DocumentCopy = Shown<DocumentFile>
export type DocumentSectionCopy = DocumentCopy['sections'][number]
export type Adherence = (typeof ADHERENCE)[number]
export type DeletionFile = z.infer<typeof deletion>
export type DeletionPeriod = Shown<NonNullable<DeletionFile['facts'][number]['periods']>[number]>
