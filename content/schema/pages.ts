import { z } from 'zod'

import type { Shown } from '@/content/claims'
import {
  choice,
  claim,
  claims,
  group,
  labelled,
  list,
  message,
  publicFile,
  reference,
  sentence,
  template,
  text,
  texts,
  titleAndText,
  whole,
} from './fields'

import { byAppPage } from '../apps'

import { altText, logo, namedText, title, updated } from './catalogue'
import { PAPERS } from './company'
import { accessibility, deletion, privacy } from './documents'
import { card, head, ID } from './page-fields'

export const SLIDES = ['cybersecurity', 'ai', 'erp', 'industry'] as const
export const VALUES = ['security', 'innovation', 'excellence', 'generosity'] as const
const NEXT_PAGES = ['services', 'products', 'contact'] as const
const CHECKS = ['samples', 'services', 'accessibility', 'privacy', 'profile', 'supplier'] as const

const statement = (name: string) => group(name, titleAndText)

const titled = <const Id extends string>(name: string, ids: readonly Id[]) =>
  group(name, { id: choice('Id', ID, ids), title: text('Title'), description: sentence('Text'), ...claims })

export const home = group('Home page', {
  ...head,
  card,
  company: sentence('Who we are', 'Over the hero’s slides from the first moment.'),
  slides: list(
    'Slides of the hero',
    '',
    group('Slide', { id: choice('Id', ID, SLIDES), title: text('Title'), subtitle: sentence('Subtitle') }),
    { min: 4, max: 4 },
  ),
  exploreLabel: text('Link of a slide', 'The page draws an arrow after it.').refine(
    (value) => !/[←→]/.test(value),
    'has an arrow, which the page draws itself. Take it out.',
  ),
  scrollDown: text('Label of the arrow to the content'),
  videoFallback: text('Instead of a film'),
  slidesLabel: text('Label of the hero', 'And of its thumbnails; for screen readers.'),
  pauseSlides: text('Pause button'),
  playSlides: text('Button that goes on'),
  vision: group('What we offer', {
    title: text('Title'),
    description: sentence('Text'),
    pictureAlt: altText('Description of the picture'),
    ...claims,
    features: list('Features', '', titled('Feature', ['impact', 'transform']), { min: 2, max: 2 }),
    offer: message('Heading of the groups', '', 'services', 'products'),
    count: message('Number of a group’s services or products', '', 'kind', 'count'),
    samples: group('Samples', { ...titleAndText, link: text('Link to all samples') }),
  }),
  mission: statement('Mission'),
  visionStatement: statement('Vision'),
  towersAlt: altText('Description of the picture of the tower'),
  values: group('Values', {
    title: text('Title'),
    subtitle: sentence('Subtitle'),
    items: list('Values', '', titled('Value', VALUES), { min: 4, max: 4 }),
    previous: text('Button to the previous value'),
    next: text('Button to the next value'),
  }),
  partners: group('Partners', {
    title: text('Title'),
    subtitle: sentence('Subtitle'),
    ...claims,
    previous: text('Button to the previous partners'),
    next: text('Button to the next partners'),
  }),
})

const picture = reference('Picture', 'Of its hero and its social card: a name in content/pictures.yaml.', 'pictures')

const pageMeta = group('Page', { updated, picture })

export const profileMeta = group('Company profile', {
  updated,
  version: text('Version', 'Printed on the datasheets and the company profile.'),
})

const homeMeta = group('Home page', {
  updated,
  picture,
  slides: list(
    'Slides of the hero',
    'In their order.',
    group('Slide', {
      id: choice('Id', '', SLIDES),
      page: reference('Page', 'The folder of the service or product that it links to.', 'pages'),
      picture: reference('Picture', 'A name in content/pictures.yaml. Of a film, its first frame.', 'pictures'),
      video: publicFile(
        'Film',
        'components/sections/hero/video-sources.ts lists its other files.',
        ['mp4'],
        '/media/film.mp4',
      ).optional(),
      logo: logo('Instead of the visible title; screen readers still read the title.').optional(),
    }),
    { min: 4, max: 4 },
  ),
  sample: group('Sample', {
    service: reference('Service', 'The folder of the sample from which the home page shows a part.', 'samples'),
    part: whole('Part', 'Which of its parts, counted from 0.'),
  }),
})

const overview = group('Overview', { ...head, subtitle: sentence('Subtitle') })

const samples = overview.extend({ card })

export const comingSoon = group('Page in preparation', {
  ...head,
  comingSoon: text('Coming soon'),
  text: sentence('Text', 'What the page will be about, in one to three sentences.'),
  nextLabel: text('Label of the links'),
  next: list(
    'Links',
    '',
    group('Link', {
      id: choice('Page', ID, NEXT_PAGES),
      title: text('Title'),
      text: sentence('Text', 'What the visitor finds there: one short sentence.'),
    }),
    { min: 3, max: 3 },
  ),
  contactLabel: text('Before the email address and the phone number'),
})

const about = comingSoon.extend({
  card,
  work: group('How we work', {
    title: text('Heading'),
    principles: list('Principles', '', namedText('Principle'), { min: 4, max: 8 }),
  }),
  check: group('What can be checked', {
    title: text('Heading'),
    items: list('Items', '', group('Item', { id: choice('Id', ID, CHECKS), ...namedText('').shape })),
  }),
  filled: message('Text once a slot of the owner is filled', '', 'parts'),
  parts: group('What is filled', texts('facts', 'cases', 'people')),
})

/** The browser fills in the time. */
const CLOCK = '{time} becomes the time in Dubai, {opens} the time of opening.'

export const contact = group('Contact', {
  heading: text('Heading'),
  subtitle: sentence('Subtitle'),
  description: template(['hours'], 'Search description', '{hours} becomes the opening hours.'),
  ...claims,
  card,
  breadcrumb: text('Name in the breadcrumbs'),
  cards: group('Cards', { email: text('Email'), phone: text('Phone'), address: text('Address') }),
  hours: group('Visiting', {
    title: text('Title'),
    text: template(['hours'], 'Text', '{hours} becomes the opening hours.'),
    ...claims,
    open: message('While the office is open', CLOCK, 'time'),
    opensToday: message('On a day of work, before it opens', CLOCK, 'time', 'opens'),
    opensTomorrow: message('On the day before a day of work', CLOCK, 'time', 'opens'),
    opensLater: message('On days before', `${CLOCK} {day} is the first day of the week.`, 'time', 'day', 'opens'),
  }),
  firstProject: group('First project', {
    title: text('Title'),
    steps: list('Steps', '', namedText('Step'), { min: 3, max: 5 }),
  }),
  pictureAlts: group('Descriptions of the dune', {
    dawn: altText('At dawn'),
    noon: altText('At noon'),
    dusk: altText('At dusk'),
    night: altText('At night'),
  }),
  emailAction: text('Main button', 'Opens the visitor’s mail.'),
  mapTitle: text('Title of the map'),
  mapLink: text('Link to the map'),
  places: group('Names on the drawn map', {
    gulf: text('Arabian Gulf'),
    palm: text('Palm Jumeirah'),
    marina: text('Dubai Marina'),
    ...texts('jumeirah', 'downtown', 'creek', 'deira', 'airport'),
  }),
})

const supplier = group('Supplier’s file', {
  ...head,
  card,
  lead: sentence('Lead'),
  ...texts('print', 'officeHours', 'registrar', 'checked', 'supply'),
  mail: group('Mail about the registration', {
    ...texts('button', 'subject'),
    lines: list('Lines', '', text('Line')),
    papers: list('Papers that forms ask for', '', text('Paper')),
  }),
  documents: group('Documents', {
    ...texts('title', 'enclosed', 'sent', 'copies', 'askAll', 'askUsual', 'readNow', 'openPdf', 'openPage'),
    papers: group('Names of the papers', labelled(PAPERS, text)),
    texts: group('What is on this site', {
      profile: sentence('Company profile'),
      samples: sentence('Samples'),
      accessibility: sentence('Accessibility statement'),
      privacy: sentence('Privacy notice'),
    }),
    datasheets: statement('Datasheets'),
    more: statement('Whatever else is asked'),
  }),
})

export const profile = group('Company profile', {
  title,
  description: text('Description', 'Metadata of the PDF.'),
  contents: text('Heading of the contents'),
  coverAlt: text('Description of the cover'),
  scan: text('Beside the QR code'),
  figures: group('Below the numbers', {
    ...texts('services', 'products'),
    yearsNumber: text('Number of years'),
    ...texts('years', 'languages'),
  }),
  about: text('Heading: who we are'),
  aboutText: sentence('Who we are', 'In four or five sentences.'),
  company: group('Table of the company’s data', {
    heading: text('Heading'),
    brand: text('Name'),
    ...texts('address', 'phone', 'email', 'website'),
  }),
  howWeWork: text('Heading: how we work'),
  example: message('Heading of the steps of one service', '', 'service'),
  modules: list(
    'What the products are made of',
    'A sentence on each product.',
    group('Product', { id: reference('Product', 'Its folder.', 'products'), text: sentence('Text') }),
  ),
  standards: group('Standards', {
    ...titleAndText,
    leftOut: list('Left out', 'Names that the pages of the services list and that are neither.', text('Name')),
  }),
  ask: group('What to ask', {
    ...titleAndText,
    answerLabel: text('Before our own answers', 'On the About page.'),
    questions: list(
      'Questions',
      'With our own answer to each, for the About page: nothing that no other page promises.',
      namedText('Question').extend({ answer: claim('Our answer', sentence('Text')) }),
    ),
  }),
})

/**
 * The pages, in the order of lists: here begins "Add a page" of docs/editing.md. Each is a folder of this name in
 * content/pages, which is its address too; that of `home` is `/`.
 */
export const pageSchemas = {
  home: { meta: homeMeta, copy: home },
  services: { meta: pageMeta, copy: overview },
  products: { meta: pageMeta, copy: overview },
  partners: { meta: pageMeta, copy: comingSoon },
  about: { meta: pageMeta, copy: about },
  contact: { meta: pageMeta, copy: contact },
  ...byAppPage(() => ({ meta: pageMeta, copy: deletion })),
  privacy: { meta: pageMeta, copy: privacy },
  accessibility: { meta: pageMeta, copy: accessibility },
  supplier: { meta: pageMeta, copy: supplier },
  samples: { meta: pageMeta, copy: samples },
}

export type PageId = keyof typeof pageSchemas
export type HomeCopy = Shown<z.infer<typeof home>>
export type ValueId = (typeof VALUES)[number]
export type ValueCopy = HomeCopy['values']['items'][number]
export type ComingSoonCopy = Shown<z.infer<typeof comingSoon>>
export type ContactCopy = Shown<z.infer<typeof contact>>
export type MapPlace = keyof ContactCopy['places']
