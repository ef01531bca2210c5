import { z } from 'zod'

import { PICTURES } from './check-public-file'
import {
  both,
  choice,
  claim,
  claims,
  day,
  distinct,
  flag,
  group,
  list,
  pattern,
  phrase,
  publicFile,
  reference,
  sentence,
  slug,
  text,
  whole,
} from './fields'

/** The groups of the menus. Some parts of the pages differ by group. */
const SERVICE_GROUPS = ['enterprise', 'digital', 'cybersecurity'] as const
export const PRODUCT_GROUPS = ['core', 'industry', 'branded'] as const

export const title = text('Title', 'In the hero, menus, cards and document title.', { best: { max: 60 } })

/** Search results show this many characters of a title, including the brand and its divider. */
export const RESULT_TITLE = 60

export const documentTitle = text(
  'Title in result lists',
  `What people search for, with the place. The brand follows it: together they are whole up to ${RESULT_TITLE} characters.`,
  { best: { max: RESULT_TITLE } },
)

export const description = text('Search description', 'What search engines show.', { best: { min: 110, max: 155 } })

const bullet = group('Point', {
  lead: text('First words', 'Bold: a label or a question with its own mark, or the first words of the sentence.'),
  text: sentence('Rest of the text', 'Goes on with the sentence, or explains the label.'),
  ...claims,
}).refine(({ lead, text: rest }) => /[.?!؟]$/.test(lead) || /^[\p{Ll}\p{sc=Arabic}«]/u.test(rest), {
  path: ['lead'],
  message: 'needs a mark at its end, or the rest goes on with the sentence in a small letter.',
})

export const namedText = (name: string, hint = '') =>
  group(name, { name: text('Name'), text: sentence('Description'), ...claims }, hint)

const step = group('Step', {
  name: text('Name'),
  text: sentence('What happens'),
  result: sentence('Result', 'What the client has at the end of the step.'),
  ...claims,
})

const question = group('Question', {
  question: text('Question').refine((value) => /[?؟]$/.test(value), 'does not end with a question mark. Add it.'),
  answer: sentence('Answer', 'Direct.'),
  ...claims,
})

/** The first fields of services and products, in one language. */
const commonCopy = {
  title,
  documentTitle,
  summary: sentence('Line in menus', 'Under the title in menus and overviews: when you need it.', {
    best: { max: 80 },
  }).refine((value) => /[^.]\.$/.test(value), 'does not end with one full stop.'),
  description,
  ...claims,
  headline: text('Headline', 'Of the details section.'),
  intro: claim('Introduction', sentence('Text', 'Two or three sentences at the start of the details section.')),
  bullets: distinct(
    list('Points', 'With different first words.', bullet, { min: 4, max: 8 }),
    'lead',
    'begins as another point does.',
  ),
  audience: group('Who it is for', {
    text: sentence('Who', 'One sentence, which the signs below it go on from.'),
    ...claims,
    signs: list('Signs', 'That the reader needs it.', claim('Sign', sentence('Text')), { min: 3, max: 5 }),
  }),
}

const nextStep = group('Next step', {
  text: sentence('What to send', 'One or two sentences.'),
  // A line is without its colon, or with its question mark.
  mail: list('Lines of the mail', 'The same as a form to fill in. The page does not show them.', text('Line'), {
    min: 3,
    max: 5,
  }),
})

const questions = list('Questions', '', question, { min: 2, max: 6 })

const outcome = group('Outcome', {
  deliverable: phrase('What the client holds', 'A document or a system, with what belongs to it.'),
  measure: phrase('What the client measures', 'A figure that the first makes possible.'),
  ...claims,
})

const named = (name: string, hint: string, limits: { min: number; max: number }) =>
  list(name, hint, namedText('Entry'), limits)

export const serviceCopy = group('Service', {
  ...commonCopy,
  steps: list('Steps', '', step, { min: 3, max: 6 }),
  outcomes: list('What the client holds and measures', 'Shown as a table.', outcome, { min: 3, max: 6 }),
  decides: claim(
    'What decides price and duration',
    sentence('Answer', 'In whole sentences: what they depend on, without amounts.'),
  ),
  standards: named('Standards, platforms and rules', 'What may become outdated has a date.', { min: 3, max: 8 }),
  roles: claim(
    'Who does what',
    sentence('Answer', 'In whole sentences: the client, we, and others such as authorities and suppliers.'),
  ),
  questions,
  nextStep,
})

const screen = group('Screen', {
  id: slug('Id', 'The name of its pictures. The same in both languages.'),
  name: text('Name'),
  caption: sentence('Caption', 'One sentence below the picture.'),
})

export const productCopy = group('Product', {
  ...commonCopy,
  modules: named('Modules', '', { min: 4, max: 9 }),
  platforms: named('Where it runs', '', { min: 2, max: 4 }),
  integrations: named('What it connects to', '', { min: 2, max: 5 }),
  security: named('Security and data', 'How it is protected, which data it keeps and for how long.', {
    min: 3,
    max: 6,
  }),
  rollout: list('Bringing it into use', '', step, { min: 3, max: 5 }),
  questions,
  screens: distinct(
    distinct(list('Screens', 'In the order of the gallery.', screen, { min: 4, max: 6 }), 'id'),
    'name',
    'is that of another screen. Two buttons need two names.',
  ),
  nextStep,
})

/** The part that stays visible when a picture is cropped, as a class: the site's policy forbids style attributes. */
const focus = pattern(
  'Focus',
  'The point that stays visible when the picture is cropped.',
  /^object-\[\d+%_\d+%\]$/,
  'is not written as object-[60%_50%]: 60% from the left, 50% from the top.',
)

/** What screen readers say of a picture, without a pause: so it is short. */
export const altText = (name: string) =>
  text(name, 'What it shows.', { min: 20, best: { min: 20, max: 160 } }).refine(
    (value) => !/^(an? )?(image|picture|photo|illustration)\b|^(صورة|رسم)(\s|$)/i.test(value),
    'begins with “picture”, which screen readers say themselves. Begin with what it shows.',
  )

const alt = both('Description of the picture', altText, 'For those who cannot see it.')

export const updated = day('Updated', 'The day on which the words last changed.')

const commonMeta = <const Group extends string>(groups: readonly Group[]) => ({
  group: choice('Group', 'Of the menus.', groups),
  order: whole(
    'Position',
    'Position in the group, in ascending order; equal numbers are ordered by the name of the folder.',
    { max: 9999 },
  ),
  picture: z
    .union([reference('Picture', 'A name in content/pictures.yaml.', 'pictures'), group('Own picture', { focus, alt })])
    .meta({
      title: 'Picture',
      description: 'A name in content/pictures.yaml, or a description of picture.webp in this folder.',
    }),
  related: distinct(
    list(
      'Related pages',
      'Services or products, best of other groups. Their cards follow those of a small group.',
      reference('Page', 'The name of its folder.', 'pages'),
      { min: 1, max: 4 },
    ),
  ),
  updated,
})

export const serviceMeta = group('Service', {
  ...commonMeta(SERVICE_GROUPS),
  partners: distinct(
    list(
      'Partners',
      'The page shows their levels, once the owner has one.',
      reference('Partner', 'Its id in content/partners.yaml.', 'partners'),
      { min: 1 },
    ),
  ).optional(),
})

export const productMeta = group('Product', {
  ...commonMeta(PRODUCT_GROUPS),
  stage: pattern(
    'Stage',
    'The colour behind the screens, as a class.',
    /^bg-(ink|sand|gold|teal)-\d+$/,
    'is not written as bg-teal-300, a colour of tailwind.config.ts.',
  ),
  device: choice('Device', 'For which the screens are drawn, 4:3; a phone unless it is given.', ['tablet']).optional(),
  forConsumers: flag('For consumers', 'Anybody may install it, so its page does not ask what a purchase needs.'),
})

const groupEntry = <const Id extends string>(ids: readonly Id[]) =>
  group('Group', {
    id: choice('Id', 'Part of the addresses.', ids),
    picture: reference('Picture', 'A name in content/pictures.yaml.', 'pictures'),
    example: reference(
      'Example',
      'The page whose picture the home page shows for the group; the first of the group, if this is empty.',
      'pages',
    ).optional(),
    copy: both('Words', (language) =>
      group(language, {
        title: text('Title'),
        problem: sentence('Problem', 'When somebody needs it: one short sentence, on the home page.'),
        summary: sentence('Summary', 'What it contains, and for which needs.'),
      }),
    ),
  })

export const groups = group('Groups', {
  services: list('Groups of services', 'In the order of the menus.', groupEntry(SERVICE_GROUPS), { min: 3, max: 3 }),
  products: list('Groups of products', 'In the order of the menus.', groupEntry(PRODUCT_GROUPS), { min: 3, max: 3 }),
})

const master = reference('File', 'In art/masters, such as towers.webp.', 'masters')

export const pictures = distinct(
  list(
    'Pictures',
    'The pictures in art/masters by name.',
    group('Picture', {
      name: slug('Name', ''),
      master,
      focus,
      arabic: group(
        'Arabic edition',
        { master, focus },
        'Only of a picture with text in it. Others are mirrored.',
      ).optional(),
      alt: alt.optional(),
    }),
  ),
  'name',
)

/** The file of a logo with its size in px, at most that of its place. */
export const logo = (hint: string, place: { width?: number; height?: number } = {}) =>
  group(
    'Logo',
    {
      src: publicFile('Path', 'Of a file in public/, such as /logos/partner.svg.', PICTURES, '/logos/partner.svg'),
      width: whole('Width', '', { min: 1, max: place.width }),
      height: whole('Height', '', { min: 1, max: place.height }),
    },
    hint,
  )

export const partners = distinct(
  list(
    'Partners',
    'In the order of the home page.',
    group('Partner', {
      id: slug('Id', ''),
      name: text('Name', 'As the partner writes it in a sentence; also the alt text of the logo.'),
      logo: logo('The partner’s own file, at most 200 × 150 px. Without it the build draws the name.', {
        width: 200,
        height: 150,
      }).optional(),
    }),
    { min: 1 },
  ),
  'id',
)

export type ProductGroup = (typeof PRODUCT_GROUPS)[number]
/** A name with a description: a module, a standard, a kind of data. */
export type NamedText = z.infer<ReturnType<typeof namedText>>
export type ServiceCopy = z.infer<typeof serviceCopy>
/** A product's texts as in its file, with the screens as a list. */
export type ProductFile = z.infer<typeof productCopy>
