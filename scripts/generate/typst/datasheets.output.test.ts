/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import sharp, { type Region } from 'sharp'

import { appIds, apps } from '@/content/apps'
import { allItems, catalogueItems } from '@/content/catalogue'
import { formatDay } from '@/lib/format-day'
import { messages } from '@/content/messages'
import { profile } from '@/content/pages'
import { deletionPaths } from '@/content/page-paths'
import { site } from '@/content/site'
import { sourcesOf } from '@/content/sources'
import { localeConfig, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { datasheetPath, profilePath } from '@/lib/page-files'
import { textsIn, valuesIn } from '@/lib/tree'

import { sheetData } from './datasheet-data'
import { profileData } from './profile'

/*
 * Reads what `npm run generate` made. The compiler rejects what breaks PDF/UA-1; these tests check the files with an
 * independent reader. veraPDF, which checks all of PDF/UA, is a Java program that neither npm nor Debian offers.
 */

const READER_MS = 120_000

/** The head is 84 mm of 297. */
const HEAD_SHARE = 84 / 297

const MIDDLE_GREY = 128

/** A part of one colour has lost its words. */
const MIN_CONTRAST = 20

interface Page {
  text: string
  roles: readonly string[]
  pictures: readonly string[]
  /** Addresses; '#' for a place in the document. */
  links: readonly string[]
}

interface Read {
  language: string
  title: string
  accessible: string | null
  marked: boolean
  preferences: { DisplayDocTitle?: boolean; Direction?: string }
  pages: readonly Page[]
  /** The text as MuPDF reads it. */
  mupdf: string
}

/** Each change reads one sheet of each group, and those of the apps. Before a release, other readers read all of them. */
const isRelease = 'isRelease' in globalThis
const isRead = ({ kind, group, slug }: (typeof allItems)[number]) =>
  isRelease ||
  catalogueItems(kind).find((item) => item.group === group)?.slug === slug ||
  appIds.some((app) => apps[app].product === slug)

const sheets = allItems.filter(isRead).flatMap((item) =>
  locales.map((locale) => {
    const data = sheetData(item, locale)
    const { group, title, headline, intro, bullets, layouts, nextStep, sources, edition } = data
    return {
      path: item.path,
      data,
      file: `public${datasheetPath(item.kind, item.slug, locale)}`,
      locale,
      title: item.copy[locale].title,
      content: [group, title, headline, intro, bullets, layouts[0], nextStep, sources, edition],
    }
  }),
)
const profiles = locales.map((locale) => {
  const { title, lead, about, aboutText, vision, statements, figures, partners, howWeWork, ...rest } =
    profileData(locale)
  const { principles, example, groups, standards, ask, contact, company, edition } = rest
  const words = [title, lead, about, aboutText, vision, statements, figures, partners, howWeWork]
  return {
    file: `public${profilePath(locale)}`,
    locale,
    title: profile[locale].title,
    content: [...words, principles, example, groups, standards, ask, contact, company, edition],
  }
})

const documents = [...sheets, ...profiles]
const cases = documents.map((document) => [document.file, document] as const)

/** Of the words of the content, in each reader. */
const MIN_FOUND = 0.97

/**
 * Of the pairs of neighbouring words. poppler puts the words of a line in order by their places, and takes a Latin name
 * in an Arabic line for the beginning of another part of it.
 */
const MIN_NEIGHBOURS = { 'pdf.js': 0.97, MuPDF: 0.97, poppler: 0.9 }

/** Isolates, and the joiners of part-marked-letters.ts. */
const INVISIBLE = /[\u2066-\u2069\u200d]/g

/** Without what readers add to show the direction of a line, and what the sheets add to part letters. */
const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .match(/[\p{sc=Arabic}\p{M}]+|[\p{sc=Latin}\p{N}]+/gu) ?? []

/** Keys of what is not shown as text. */
const UNSEEN = ['kind', 'url', 'lang', 'alt']

/** Every text in a value that is shown. */
const shownIn = (value: unknown): string[] =>
  [...textsIn(value)].flatMap(({ place, text }) => (place.some((key) => UNSEEN.includes(String(key))) ? [] : [text]))

/** The values that are not among those found, each as often as it is missing. */
function missingFrom(found: readonly string[], wanted: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1)
  return wanted.filter((value) => {
    const left = counts.get(value) ?? 0
    counts.set(value, left - 1)
    return left <= 0
  })
}

/** The words of the content that are not in the text. */
const missingWords = (content: unknown, text: string): string[] =>
  missingFrom(words(text), shownIn(content).flatMap(words))

const pairs = (text: string): string[] => {
  const all = words(text)
  return all.slice(1).map((word, index) => `${all[index]} ${word}`)
}

const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, '')

let read: ReadonlyMap<string, Read>

beforeAll(() => {
  const missing = documents.filter(({ file }) => !existsSync(file))
  if (missing.length > 0) throw new Error(`npm run generate has not made ${missing.map(({ file }) => file).join(', ')}`)
  const files = documents.map(({ file }) => file)
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const found = JSON.parse(execFileSync(process.execPath, ['e2e/support/read-pdf.mjs', ...files], options)) as (Read & {
    file: string
  })[]
  read = new Map(found.map((one) => [one.file, one]))
}, READER_MS)

const readOf = (file: string): Read => {
  const found = read.get(file)
  if (!found) throw new Error(`${file} was not read`)
  return found
}

const hasPoppler = isRelease && spawnSync('pdftotext', ['-v']).status === 0
const poppler = (file: string) => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })

/** Programs that take the text from a PDF; poppler where it is installed. */
const readers: [keyof typeof MIN_NEIGHBOURS, (file: string) => string][] = [
  [
    'pdf.js',
    (file) =>
      readOf(file)
        .pages.map(({ text }) => text)
        .join('\n'),
  ],
  ['MuPDF', (file) => readOf(file).mupdf],
  ...(hasPoppler ? [['poppler', poppler] as ['poppler', typeof poppler]] : []),
]

describe.each(cases)('%s', (file, { locale, title, content }) => {
  // No back is nearly empty, and no section of the back may be missing.
  it('has its pages', () => {
    const { pages } = readOf(file)
    // More where the words are longer: scripts/generate/typst/longer-words.release.test.ts.
    expect(pages.length).toBeGreaterThanOrEqual(file.includes('profile') ? 12 : 2)
  })

  it('says its language and its title, and shows the title', () => {
    const { language, title: documentTitle, preferences, pages } = readOf(file)
    expect(language).toBe(localeConfig[locale].tag)
    expect(documentTitle).toBe(`${title} | ${site.brand[locale]}`)
    expect(preferences.DisplayDocTitle).toBe(true)
    expect(words(pages[0]?.text ?? '')).toEqual(expect.arrayContaining(words(title)))
  })

  it.each(readers)('%s finds its words with their marks, and in order', (name, textOf) => {
    const text = textOf(file)
    const texts = shownIn(content)
    const expectMost = (found: readonly string[], wanted: readonly string[], share: number) => {
      const missing = missingFrom(found, wanted)
      expect(missing.length <= wanted.length * (1 - share) ? [] : missing).toEqual([])
    }
    expectMost(words(text), texts.flatMap(words), MIN_FOUND)
    expectMost(words(withoutMarks(text)), texts.map(withoutMarks).flatMap(words), MIN_FOUND)
    expectMost(pairs(text), texts.flatMap(pairs), MIN_NEIGHBOURS[name])
    expect(text.match(/(\p{M})\1/gu) ?? []).toEqual([])
  })

  it('is tagged and calls itself accessible (PDF/UA-1)', () => {
    const { marked, accessible, pages } = readOf(file)
    expect({ marked, accessible }).toEqual({ marked: true, accessible: '1' })
    const roles = pages.flatMap((page) => page.roles)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    const lists = file.includes('profile') ? ['H3'] : ['L', 'LI']
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H2', 'P', 'Figure', 'Link', ...lists]))
    const pictures = pages.flatMap((page) => page.pictures)
    expect(pictures.length).toBeGreaterThanOrEqual(2)
    expect(pictures.filter((alt) => !alt.trim())).toEqual([])
  })

  it('brings its fonts and is light', () => {
    const bytes = readFileSync(file)
    const descriptors = bytes.toString('latin1').match(/\/Type ?\/FontDescriptor[^]*?>>/g) ?? []
    expect(descriptors.length).toBeGreaterThan(0)
    expect(descriptors.filter((descriptor) => !/\/FontFile[23] \d+ 0 R/.test(descriptor))).toEqual([])
  })
})

/** The numbers of the sources beside the texts of a sheet. */
const notesIn = (data: unknown): number[] =>
  [...valuesIn(data)].flatMap(({ place, value }) => (place.at(-1) === 'notes' ? ((value ?? []) as number[]) : []))

const sourced = sheets.filter(({ path }) => sourcesOf(path, 'en').length > 0)

describe.each(sourced.map((sheet) => [sheet.file, sheet] as const))('%s', (file, { path, locale, data }) => {
  const sources = sourcesOf(path, locale)

  it('ends with every source of its page, the day on which it was seen', () => {
    const lastPage = readOf(file).pages.at(-1)
    const text = lastPage?.text ?? ''
    const names = sources.flatMap(({ documents }) => documents.map(({ name }) => name))
    expect(missingWords(names, text)).toEqual([])
    for (const { checked } of sources) expect(missingWords(formatDay(checked, locale), text)).toEqual([])
    expect(missingWords([messages[locale].sections.noAdvice], text)).toEqual([])
    const addresses = sources.flatMap(({ documents }) => documents.flatMap(({ url }) => (url ? new URL(url).href : [])))
    expect(lastPage?.links).toEqual(expect.arrayContaining(addresses))
    expect(lastPage?.roles.filter((role) => role === 'LI').length).toBeGreaterThanOrEqual(sources.length)
  })

  it('leads from its statements to their sources', () => {
    // The layouts show the same sections in other places.
    const numbers = notesIn({ ...data, layouts: data.layouts[0] })
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !sources.some((source) => source.number === number))).toEqual([])
    const links = readOf(file).pages.flatMap((page) => page.links)
    expect(links.filter((link) => link === '#').length).toBeGreaterThanOrEqual(numbers.length)
  })
})

const appSheets = appIds.flatMap((app) =>
  sheets.filter(({ path }) => path.endsWith(`/${apps[app].product}`)).map((sheet) => ({ app, ...sheet })),
)
it.each(appSheets)('$file prints the address of the page that deletes an account', ({ app, file, locale }) => {
  const address = `${site.url}${localizePath(locale, deletionPaths[app])}`
  const { pages } = readOf(file)
  const text = pages.map((page) => page.text).join('')
  const links = pages.flatMap((page) => page.links)
  // pdf.js puts a space where a line could break.
  expect(text.replaceAll(/[\s\u2066-\u2069]/g, '')).toContain(address.replace(/^https?:\/\//, ''))
  expect(links).toContain(address)
})

const withPoppler = hasPoppler ? it : it.skip
withPoppler('are read by poppler too before a release, where it is installed', () => expect(readers).toHaveLength(3))

/** qpdf reports faults that the reader above tolerates. */
const hasQpdf = isRelease && spawnSync('qpdf', ['--version']).status === 0
const withQpdf = hasQpdf ? it : it.skip

withQpdf(
  'are sound to qpdf before a release, where it is installed',
  () => {
    const faults = documents.flatMap(({ file }) => {
      const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
      return status === 0 ? [] : [`${file}: ${stdout}${stderr}`]
    })
    expect(faults).toEqual([])
  },
  READER_MS,
)

const previews = allItems
  .filter(isRead)
  .flatMap(({ kind, slug }) => locales.map((locale) => `generated/sheets/${kind}/${slug}.${locale}.png`))

it.each(previews)('%s shows the first page: a dark head, and words below it', async (file) => {
  const page = sharp(file).greyscale()
  const { width, height } = await page.metadata()
  const head = { left: 0, top: 0, width, height: Math.round(height * HEAD_SHARE) }
  const body = { ...head, top: head.height, height: height - head.height }
  const channelOf = async (part: Region) =>
    (await sharp(await page.clone().extract(part).toBuffer()).stats()).channels[0]
  expect((await channelOf(head))?.mean).toBeLessThan(MIDDLE_GREY)
  const words = await channelOf(body)
  expect(words?.mean).toBeGreaterThan(MIDDLE_GREY)
  expect(words?.stdev).toBeGreaterThan(MIN_CONTRAST)
})
