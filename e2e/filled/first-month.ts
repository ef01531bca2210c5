import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { today } from '@/lib/day'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { mapTree } from '@/lib/tree'

import { changeYaml, readYaml, type Words, writeYaml, yamlFilesIn } from './yaml-files'

interface Item extends Words {
  id: string
}

const SOURCE = 'source-of-the-owner'
const CHANGED = 'services/grc'
const COPIED = 'dlp'
const ADDED = 'plant-security'
const REMOVED = 'streaming-vod'
const RENAMED = { from: 'siem', to: 'event-monitoring' }

const sentence = {
  en: ' We begin with what you already have, and say early what can stay as it is.',
  ar: ' ونبدأ مما لديكم، ونقول مبكرًا ما يبقى على حاله.',
}
const question = {
  en: {
    question: 'How large is the team?',
    answer: 'Two to five engineers work on a project of this kind, and one of them leads it.',
  },
  ar: {
    question: 'كم يبلغ حجم الفريق؟',
    answer: 'يعمل على مشروع من هذا النوع مهندسان إلى خمسة، ويقوده أحدهم.',
  },
}
const more = { en: 'One moment, please...', ar: 'لحظة من فضلك...' }
const titles = {
  services: { en: 'Security of Industrial Plants', ar: 'أمن المنشآت الصناعية' },
  samples: { en: 'A plant record, line by line', ar: 'سجل منشأة سطرًا سطرًا' },
}

/** Another last day of each document that has one. */
function renewCertificates(root: string): void {
  const renewed = (value: unknown) => mapTree(value, (day, place) => (place.at(-1) === 'expires' ? '2098-06-30' : day))
  changeYaml(join(root, 'content/owner.yaml'), renewed)
}

function addPartner(root: string): void {
  const logo = { src: '/logos/falcon.svg', width: 200, height: 80 }
  mkdirSync(join(root, 'public/logos'), { recursive: true })
  cpSync(join(root, 'art/brand/mark.svg'), join(root, 'public', logo.src))
  changeYaml<Item[]>(join(root, 'content/partners.yaml'), (partners) => [
    ...partners,
    { id: 'falcon', name: 'Falcon Data Systems', logo },
  ])
}

/** Other words in the form that deletes accounts. */
const changeMessages = (root: string) => {
  for (const locale of locales)
    changeYaml(join(root, 'content/messages/account-deletion', `${locale}.yaml`), (words) =>
      mapTree(words, (text, place) => (place.at(-1) === 'processing' ? more[locale] : text)),
    )
}

function changePicture(root: string): void {
  changeYaml<{ master: string }[]>(join(root, 'content/pictures.yaml'), (pictures) => {
    const [first, ...others] = pictures
    cpSync(join(root, 'art/masters', first!.master), join(root, 'art/masters/of-the-owner.webp'))
    return [{ ...first, master: 'of-the-owner.webp' }, ...others]
  })
}

/** A sentence more in the introduction of a service, a question more, and the source that its answer names. */
function changeWords(root: string): void {
  changeYaml<Item[]>(join(root, 'content/sources.yaml'), (sources) => [...sources, { ...sources[0], id: SOURCE }])
  for (const locale of locales)
    changeYaml<{ intro: { text: string }; questions: unknown[] }>(
      join(root, 'content', CHANGED, `${locale}.yaml`),
      (words) => ({
        ...words,
        intro: { ...words.intro, text: words.intro.text + sentence[locale] },
        questions: [...words.questions, { ...question[locale], sources: [SOURCE] }],
      }),
    )
  changeYaml(join(root, 'content', CHANGED, 'meta.yaml'), (meta) => ({ ...meta, updated: today() }))
}

function addService(root: string): void {
  for (const kind of ['services', 'samples'] as const) {
    const folder = join(root, 'content', kind, ADDED)
    cpSync(join(root, 'content', kind, COPIED), folder, { recursive: true })
    for (const locale of locales)
      changeYaml(join(folder, `${locale}.yaml`), (words) => {
        const title = titles[kind][locale]
        return { ...words, title, ...('documentTitle' in words && { documentTitle: title }) }
      })
  }
}

/** Deletes a product, takes its name from all files that have it, and redirects its address. */
function removeProduct(root: string): void {
  const content = join(root, 'content')
  rmSync(join(content, 'products', REMOVED), { recursive: true })
  for (const file of [...yamlFilesIn(join(content, 'services')), ...yamlFilesIn(join(content, 'products'))])
    if (file.endsWith('meta.yaml'))
      changeYaml<Words & { related?: string[] }>(file, ({ related, ...meta }) => ({
        ...meta,
        ...(related && { related: related.filter((slug) => slug !== REMOVED) }),
      }))
  for (const locale of locales)
    changeYaml<{ modules: Item[] }>(join(content, 'pages/profile', `${locale}.yaml`), (words) => ({
      ...words,
      modules: words.modules.filter(({ id }) => id !== REMOVED),
    }))
  changeYaml(join(content, 'groups.yaml'), (groups) =>
    mapTree(groups, (value, place) => (place.at(-1) === 'example' && value === REMOVED ? 'voip-chat' : value)),
  )
  changeYaml<{ redirects?: unknown[] }>(join(content, 'owner.yaml'), (owner) => ({
    ...owner,
    redirects: [...(owner.redirects ?? []), { from: `/products/core/${REMOVED}`, to: '/products' }],
  }))
}

/** Gives a service with its sample another address, and redirects the old ones. */
function renameService(root: string): void {
  const { from, to } = RENAMED
  const content = join(root, 'content')
  for (const kind of ['services', 'samples']) renameSync(join(content, kind, from), join(content, kind, to))
  for (const file of yamlFilesIn(content)) {
    if (/(?:groups|meta|owner)\.yaml$/.test(file))
      changeYaml(file, (entries) =>
        mapTree(entries, (name, place) => (name === from && place.at(-1) !== 'picture' ? to : name)),
      )
  }
  const paths = ['/services/cybersecurity/', '/samples/'].flatMap((path) =>
    locales.map((locale) => localizePath(locale, path)),
  )
  changeYaml<{ redirects?: unknown[] }>(join(content, 'owner.yaml'), (owner) => ({
    ...owner,
    redirects: [...(owner.redirects ?? []), ...paths.map((path) => ({ from: path + from, to: path + to }))],
  }))
}

const acceptPage = (root: string) =>
  writeYaml(join(root, 'content/launch.yaml'), [
    ...readYaml<unknown[]>(join(root, 'content/launch.yaml')),
    { what: CHANGED, by: 'A. Owner, director', date: today() },
  ])

/** Fills all slots of a copy of the project. */
export const fillSlots = (root: string) =>
  cpSync(join(root, 'content/owner.example.yaml'), join(root, 'content/owner.yaml'))

/** Does in a copy of the project what docs/first-month.md lists, but for the settings. */
export function firstMonth(root: string): void {
  for (const act of [
    fillSlots,
    renewCertificates,
    addPartner,
    changeMessages,
    changePicture,
    changeWords,
    addService,
    removeProduct,
    renameService,
    acceptPage,
  ])
    act(root)
}
