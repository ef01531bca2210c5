/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { appIds, settingPrefix } from '@/content/apps'
import { catalogueItems } from '@/content/catalogue'

/*
 * To add a page, somebody adds one folder and nothing else. In a copy of the project's sources with one more folder,
 * the page has its address, menu entry, cards, datasheets and social cards.
 */
const COPIED = [
  'app',
  'components',
  'content',
  'deploy',
  'lib',
  'scripts/generate',
  'scripts/setup',
  'package.json',
  'public/media',
  'tailwind.config.ts',
  'tsconfig.json',
]
const LINKED = ['art', 'node_modules']
const SAMPLE = 'scripts/generate/fixtures/services/cloud-review'

const RUN_MS = 60_000

/** The slugs of its group with its own, in their order. */
const places = [
  { slug: 'cloud-review', order: 25 },
  ...catalogueItems('services')
    .filter(({ group }) => group === 'digital')
    .map(({ slug, entry }) => ({ slug, order: entry.order })),
]
  .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))
  .map(({ slug }) => slug)

interface Outcome {
  path?: string
  places: string[]
  menus: boolean[]
  card?: { path: string; picture: string }
  picture: { master?: string; alt: string[] }
  sheets: string[]
  cards: string[]
}

let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'one-folder-'))
  for (const name of COPIED) cpSync(name, path.join(copy, name), { recursive: true })
  for (const name of LINKED) symlinkSync(path.resolve(name), path.join(copy, name), 'junction')
  cpSync(SAMPLE, path.join(copy, 'content/services/cloud-review'), { recursive: true })
})

afterAll(() => rmSync(copy, { recursive: true }))

function printPage(): Outcome {
  const command = ['--import', 'tsx', 'scripts/generate/fixtures/print-page.ts']
  return JSON.parse(execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })) as Outcome
}

test(
  'one folder adds a service, and nothing unchanged is made again',
  () => {
    const outcome = printPage()
    const page = '/services/digital/cloud-review'
    const sheets = ['public/pdfs/services/cloud-review.pdf', 'public/pdfs/services/cloud-review.ar.pdf']
    const cards = [
      'public/social/services-digital-cloud-review.jpg',
      'public/social/services-digital-cloud-review.ar.jpg',
    ]

    expect(outcome.path).toBe(page)
    expect(outcome.places).toEqual(places)
    expect(outcome.menus).toEqual([true, true])
    expect(outcome.card).toMatchObject({ path: page, picture: 'services/cloud-review' })
    expect(outcome.picture).toEqual({
      master: 'content/services/cloud-review/picture.webp',
      alt: ['Lit towers over a dark plain', 'أبراج مضيئة فوق سهل داكن'],
    })
    expect(outcome.sheets).toEqual(expect.arrayContaining(sheets))
    expect(outcome.cards).toEqual(cards)
    for (const file of sheets) expect(readFileSync(path.join(copy, file), 'latin1')).toMatch(/^%PDF-/)

    const times = () => [...outcome.sheets, ...outcome.cards].map((file) => statSync(path.join(copy, file)).mtimeMs)
    const before = times()
    expect(printPage()).toEqual(outcome)
    expect(times()).toEqual(before)
  },
  RUN_MS,
)

test('reads settings from .env.local: a site with a public address is not built without the deletion APIs', () => {
  writeFileSync(path.join(copy, '.env.local'), 'SITE_URL=https://www.firm.ae\n')
  // Jest's own NODE_ENV would ignore .env.local, and so would Next's loader if it has read a file for Jest.
  const env = { ...process.env, NODE_ENV: 'production', __NEXT_PROCESSED_ENV: '' } as const
  const command = ['--import', 'tsx', 'scripts/generate/main.ts']
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', env })
  expect(status).toBe(1)
  expect(stderr).toContain('docs/settings.md')
  expect(stderr).not.toContain(' at ')
  for (const id of appIds) expect(stderr).toContain(`NEXT_PUBLIC_${settingPrefix(id)}_API_URL`)
})
