import { createHash } from 'node:crypto'
import { access, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { allPictures } from '@/content/pictures'

import { screenMasters, sheetMasters } from './picture-masters'

const FOLDER = 'public/pictures'
const MANIFEST = 'generated/pictures.json'

/** Below these qualities the dark skies show bands. Effort 4 takes four times as long for 3 % of the bytes. */
const AVIF = { quality: 60, effort: 3 }
const WEBP = { quality: 82, effort: 4 }

const encoders = {
  avif: (image: Sharp) => image.avif(AVIF),
  webp: (image: Sharp) => image.webp(WEBP),
}
const settings = JSON.stringify({ AVIF, WEBP })

type Format = keyof typeof encoders

interface Source {
  width: number
  src: string
}

interface Entry {
  width: number
  height: number
  avif: Source[]
  webp: Source[]
}

/** Widths in px: scenes fill screens, screens fill a phone frame, sheets are seen at one size. */
const widths = { scene: [320, 480, 640, 800, 1200, 1600, 1920], screen: [320, 640], sheet: [368] } as const

type Kind = keyof typeof widths

interface Job {
  name: string
  file: string
  kind: Kind
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** `art/masters/screens/swin/goal.en.webp` gives `screens-swin-goal.en`. */
const stemOf = (file: string): string =>
  file
    .replace(/^(art\/masters|content|generated)\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')

async function encode(master: Buffer, stem: string, width: number, format: Format): Promise<Source> {
  const hash = createHash('sha256').update(master).update(settings).digest('hex').slice(0, 8)
  const file = `${stem}-${width}.${hash}.${format}`
  const target = path.join(FOLDER, file)
  if (!(await exists(target))) {
    // Written aside first: a step that is interrupted must not leave half a picture under its final name.
    await encoders[format](sharp(master).resize({ width })).toFile(`${target}.part`)
    await rename(`${target}.part`, target)
  }
  return { width, src: `/pictures/${file}` }
}

async function makePicture(file: string, name: string, kind: Kind): Promise<Entry> {
  const master = await readFile(file).catch(() => {
    throw new Error(`Picture "${name}" has no master ${file}`)
  })
  const stem = stemOf(file)
  const { width, height } = await sharp(master).metadata()
  const largest = Math.min(width, widths[kind].at(-1) ?? width)
  const sizes = [...widths[kind].filter((candidate) => candidate < largest), largest]
  const made: Record<Format, Source[]> = { avif: [], webp: [] }
  for (const size of sizes) {
    const [avif, webp] = await Promise.all([encode(master, stem, size, 'avif'), encode(master, stem, size, 'webp')])
    made.avif.push(avif)
    made.webp.push(webp)
  }
  return { width, height, ...made }
}

/** Makes the sized copies of every picture that are not there yet, removes the stale ones and writes the manifest. */
export async function generatePictures(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const jobs: readonly Job[] = [
    ...[...allPictures].map(([name, { master }]) => ({ name, file: master, kind: 'scene' as const })),
    ...screenMasters().map((master) => ({ ...master, kind: 'screen' as const })),
    ...sheetMasters().map((master) => ({ ...master, kind: 'sheet' as const })),
  ]
  // Many names may share one master: its copies are made once.
  const masters = new Map(jobs.map((job) => [job.file, job]))
  const made = new Map<string, Entry>()
  // As many pictures at once as there are cores; the workers share one queue.
  const queue = masters.values()
  const work = async () => {
    for (const { file, name, kind } of queue) made.set(file, await makePicture(file, name, kind))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))

  const sources = [...made.values()].flatMap(({ avif, webp }) => [...avif, ...webp])
  const kept = new Set(sources.map(({ src }) => path.basename(src)))
  for (const stale of await readdir(FOLDER)) if (!kept.has(stale)) await rm(path.join(FOLDER, stale))
  await mkdir('generated', { recursive: true })
  await writeFile(MANIFEST, JSON.stringify(Object.fromEntries(jobs.map(({ name, file }) => [name, made.get(file)]))))
}
