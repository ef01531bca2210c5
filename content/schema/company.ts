import { z } from 'zod'

import { checkYear } from '@/lib/check-day'
import { email, phone } from '@/lib/settings/contacts'
import { checkOf } from '@/lib/settings/kind'

import { checkPublicFile } from './check-public-file'
import {
  anyDay,
  both,
  checked,
  choice,
  day,
  described,
  flag,
  group,
  labelled,
  list,
  pattern,
  publicFile,
  reference,
  text,
  url,
} from './fields'

const words = (title: string, hint = '') => both(title, () => text(title), hint)

/** The last day of something, in Dubai. The pages leave it out from the next day on (content/owner-documents.ts). */
const expires = anyDay('Valid until', 'The last day. The pages leave the document out from the next day on.')

const pdf = publicFile('File', 'A PDF. Without it the document is sent on request.', ['pdf'], '/media/licence.pdf')

/** The last fields of a document. */
const proof = {
  register: url('Issuer’s page', 'Where anyone can check the document.').optional(),
  expires,
  file: pdf.optional(),
}

/** Where the company is registered, which decides which data-protection law applies. */
export const ZONES = { mainland: 'Mainland', 'free-zone': 'Free zone', difc: 'DIFC', adgm: 'ADGM' }
export type Zone = keyof typeof ZONES

const licence = group('Trade licence', {
  number: text('Number'),
  authority: words('Authority', 'That has issued it.'),
  zone: choice('Registered in', 'It decides which data-protection law /privacy names.', Object.keys(ZONES) as Zone[]),
  activities: words('Licensed activities', 'As in the trade licence.').optional(),
  ...proof,
})

const body = words('Body', 'That has issued it.')

const icv = group('In-Country Value (ICV)', {
  score: z.number().min(0).max(200).meta({ title: 'Score', description: 'In per cent, as on the certificate.' }),
  number: text('Number of the certificate'),
  body,
  ...proof,
})

const insurance = group('Insurance', {
  kind: words('Kind', 'Such as professional indemnity insurance.'),
  insurer: words('Insurer'),
  limit: words('Limit', 'Such as “AED 5 million in all per year”.').optional(),
  ...proof,
})

const certificate = group('Certificate', {
  standard: text('Standard', 'With its edition, as in ISO/IEC 27001:2022.'),
  holder: words('Holder', 'The legal name, if this is empty.').optional(),
  scope: words('Scope', 'As the certificate words it. Buyers ask for it.'),
  body,
  number: text('Number'),
  ...proof,
})

const level = group('Level', {
  partner: text('Partner', 'As the partner writes its name.'),
  level: words('Level', 'As the partner calls it.'),
})

const person = group('Person', {
  ...labelled({ name: 'Name', role: 'Role', languages: 'Languages' }, words),
  qualifications: words('Qualifications', 'Degrees and certificates, with their years if you like.').optional(),
  profile: url('Profile', 'A public page of the person, such as on LinkedIn.').optional(),
  portrait: publicFile('Portrait', 'An AVIF, 3:4, about 480 × 640 px.', ['avif'], '/media/name.avif').optional(),
})

const study = group('Case', {
  service: reference('Service', 'The service whose page shows it too.', 'services').optional(),
  sector: words('Sector', 'And the size of the client, such as “Wholesale, 180 staff”.'),
  problem: words('Problem', 'In one sentence, as the client would say it.'),
  measure: words('Measure', 'What was measured, such as “Days to close the month”.'),
  ...labelled({ before: 'Before', after: 'After' }, (title) => words(title, 'With its unit, if “Measure” names none.')),
  confirmedBy: words('Confirmed by', 'Who may be asked: name or role, firm, and when it was confirmed.'),
  work: words('What we did', 'In one sentence.').optional(),
  period: words('Period', 'Such as “March to July 2026”.').optional(),
  reference: flag('Reference by arrangement', 'The client takes questions if we arrange it.'),
})

/** The company and its proof. */
export const company = group('Company', {
  legalName: words('Legal name', 'As in the trade licence.').optional(),
  form: words('Legal form').optional(),
  established: z
    .int()
    .refine((year) => !checkYear(year), { error: ({ input }) => checkYear(Number(input)) })
    .meta({ title: 'Year of establishment' })
    .optional(),
  staff: z.int().min(1).meta({ title: 'Number of staff' }).optional(),
  registrar: group('Contact for registrations', {
    ...labelled({ name: 'Name', role: 'Role' }, words),
    email: checked('Email address', 'The mails of /supplier go to it.', checkOf(email)),
    phone: checked('Phone', 'With + and the code of the country.', checkOf(phone)),
  }).optional(),
  checked: day('Data last checked', 'The day on which you last compared these data with the documents.').optional(),
  licence: licence.optional(),
  taxNumber: pattern('Tax registration number (TRN)', '', /^\d{15}$/, 'is not 15 digits in quotes.').optional(),
  icv: icv.optional(),
  insurance: list('Insurance', '', insurance, { min: 1 }).optional(),
  certificates: list('Certificates', '', certificate, { min: 1 }).optional(),
  levels: list('Partner levels', '', level, { min: 1 }).optional(),
  people: list('People', 'Who leads the work.', person, { min: 1, max: 8 }).optional(),
  cases: list('Cases', 'Results that a client confirms.', study, { min: 1, max: 6 }).optional(),
})

/** In the order of JavaScript, from 0. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const time = (title: string) =>
  pattern(title, '', /^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time. Write it as 09:00, in quotation marks.')

export const hours = group('Hours', {
  office: group(
    'Opening hours',
    {
      ...labelled({ first: 'First day', last: 'Last day' }, (title) => choice(title, '', DAYS)),
      ...labelled({ opens: 'Opens', closes: 'Closes' }, time),
    },
    'Sunday to Thursday, 09:00 to 18:00, if this is empty.',
  )
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'is not later than the time at which the office opens. Write the time of the same day at which it closes.',
    })
    .optional(),
  support: words('Support hours', 'Days and hours in which support answers.').optional(),
  reply: words('Reply time', 'How soon you answer a written question.').optional(),
})

const ON_REQUEST = 'on request'
const checkPaper = (value: string) =>
  value === ON_REQUEST ? undefined : checkPublicFile(value, ['pdf'], `/media/letter.pdf, or ${ON_REQUEST}`)

const paper = (title: string) =>
  described(title, '“on request”, or a PDF in public/. It is a line on /supplier.', checkPaper).optional()

/** Papers without data of their own. */
export const PAPERS = {
  taxCertificate: 'VAT certificate',
  bankLetter: 'Bank letter',
  signatory: 'Authority to sign',
  residency: 'Where data is kept',
  subprocessors: 'Subcontractors and sub-processors',
  ownership: 'Memorandum of association',
  accounts: 'Audited accounts',
  references: 'References',
}
export type Paper = keyof typeof PAPERS

export const papers = group('Papers of the supplier’s file', labelled(PAPERS, paper))

export type Company = z.infer<typeof company>
export type OfficeHours = NonNullable<z.infer<typeof hours>['office']>
