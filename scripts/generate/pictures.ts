import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { heroSlides } from '@/content/hero-slides'
import type { Locale } from '@/lib/locale'
import type { PictureCrop, PictureFiles, PictureShape } from '@/components/ui/picture-files'

import { colorOf } from './picture-color'
import { cropArea, focusOf } from './picture-crops'
import { sceneMasters, screenMasters, sheetMasters } from './picture-masters'
import { PHONE, phoneQuality, type Quality, QUALITY } from './picture-quality'
import { CROP_WIDTHS, type PictureKind, THUMBNAIL_WIDTHS, WIDTHS, widthsWithin } from './picture-widths'

const FOLDER = 'public/pictures'
const MANIFEST = 'generated/pictures.json'

type Format = keyof Quality
type Source = PictureShape['avif'][number]

interface Job {
  name: string
  file: string
  kind: PictureKind
  /** Of a scene: its entry in content/pictures.ts. */
  picture?: string
  /** The language of an edition. */
  locale?: Locale
}

/** `art/masters/screens/swin/goal.en.webp` gives `screens-swin-goal.en`. */
const stemOf = (file: string): string =>
  file
    .replace(/^(art\/masters|content|generated)\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')

/** Does the work at the first call and returns its result at all later ones. */
function once<T>(work: () => T): () => T {
  let result: T | undefined
  return () => (result ??= work())
}

/** What the sizes of a picture have in common. */
interface Series {
  image: () => Promise<Sharp>
  /** Their names begin with it. */
  stem: string
  /** Of the master and what decides the quality. */
  hash: string
  quality: () => Promise<Quality>
}

const hashOf = (master: Buffer, quality: object) =>
  createHash('sha256').update(master).update(JSON.stringify(quality)).digest('hex').slice(0, 8)

async function encode({ image, stem, hash, quality }: Series, width: number, format: Format): Promise<Source> {
  const file = `${stem}-${width}.${hash}.${format}`
  const target = path.join(FOLDER, file)
  if (!existsSync(target)) {
    const settings = await quality()
    // Renamed when complete: an interrupted build must not leave half a picture under its final name.
    await (await image()).resize({ width }).toFormat(format, settings[format]).toFile(`${target}.part`)
    await rename(`${target}.part`, target)
  }
  return { width, src: `/pictures/${file}` }
}

/** Makes a picture at the widths that it is large enough for. */
async function makeShape(
  series: Series,
  { width, height }: { width: number; height: number },
  wanted: readonly number[],
): Promise<PictureShape> {
  const made: Record<Format, Source[]> = { avif: [], webp: [] }
  for (const size of widthsWithin(width, wanted)) {
    for (const format of ['avif', 'webp'] as const) made[format].push(await encode(series, size, format))
  }
  return { width, height, ...made }
}

/** The colours in the last manifest by the narrowest files, whose names change with what they show. */
async function knownColors(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => '{}')
  const last = Object.values(JSON.parse(text) as Record<string, PictureFiles>)
  return new Map(last.flatMap(({ webp, color }) => (color && webp[0] ? [[webp[0].src, color] as const] : [])))
}

async function makePicture(
  { file, name, kind, picture = name, locale }: Job,
  known: ReadonlyMap<string, string>,
): Promise<PictureFiles> {
  const master = await readFile(file).catch(() => {
    throw new Error(`Picture "${name}" has no master ${file}`)
  })
  const decoded = once(() => sharp(master).raw().toBuffer({ resolveWithObject: true }))
  const whole = {
    image: async () => sharp((await decoded()).data, { raw: (await decoded()).info }),
    stem: stemOf(file),
    hash: hashOf(master, QUALITY),
    quality: () => Promise.resolve(QUALITY),
  }
  const size = await sharp(master).metadata()
  const shape = await makeShape(whole, size, WIDTHS[kind])
  const narrowest = shape.webp[0]?.src ?? ''
  const color = known.get(narrowest) ?? (await colorOf(path.join('public', narrowest)))
  if (kind !== 'scene') return { ...shape, color }

  const focus = focusOf(picture, locale)
  const makeCrop = (crop: PictureCrop, wanted: readonly number[]) => {
    const area = cropArea(size, crop, focus)
    const image = async () => (await whole.image()).extract(area)
    const stem = `${whole.stem}-${crop}-${focus.map((share) => Math.round(share * 100)).join('-')}`
    const phone = { hash: hashOf(master, { QUALITY, PHONE }), quality: once(() => phoneQuality(image)) }
    return makeShape({ ...whole, image, stem, ...(crop === 'tall' && phone) }, area, wanted)
  }
  const isThumbnail = Object.values(heroSlides).some((slide) => slide.picture === picture)
  const tall = await makeCrop('tall', CROP_WIDTHS.tall)
  const landscapeWidths = [...(isThumbnail ? THUMBNAIL_WIDTHS : []), ...CROP_WIDTHS.landscape]
  return { ...shape, color, tall, landscape: await makeCrop('landscape', landscapeWidths) }
}

/** Makes the sized copies of every picture that are not there yet, removes the stale ones and writes the manifest. */
export async function generatePictures(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const jobs: readonly Job[] = [
    ...sceneMasters().map((master) => ({ ...master, kind: 'scene' as const })),
    ...screenMasters().map((master) => ({ ...master, kind: 'screen' as const })),
    ...sheetMasters().map((master) => ({ ...master, kind: 'sheet' as const })),
  ]
  // Many names may share one master: its copies are made once.
  const masters = new Map(jobs.map((job) => [job.file, job]))
  const made = new Map<string, PictureFiles>()
  const known = await knownColors()
  // As many pictures at once as there are cores; the workers share one queue.
  const queue = masters.values()
  const work = async () => {
    for (const job of queue) made.set(job.file, await makePicture(job, known))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))

  const shapes = [...made.values()].flatMap((whole) => [whole, whole.tall ?? [], whole.landscape ?? []].flat())
  const sources = shapes.flatMap(({ avif, webp }) => [...avif, ...webp])
  const kept = new Set(sources.map(({ src }) => path.basename(src)))
  for (const stale of await readdir(FOLDER)) if (!kept.has(stale)) await rm(path.join(FOLDER, stale))
  await mkdir('generated', { recursive: true })
  await writeFile(MANIFEST, JSON.stringify(Object.fromEntries(jobs.map(({ name, file }) => [name, made.get(file)]))))
}
