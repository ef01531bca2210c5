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
const AVIF = { quality: 60, effort: 3, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 82, effort: 4 }
const WIDE_QUALITY = { avif: AVIF, webp: WEBP }
/** Upright cuts are for phones, whose pixels are too small to show the difference. */
const TALL_QUALITY = { avif: { ...AVIF, quality: 55 }, webp: WEBP }

type Quality = typeof WIDE_QUALITY
type Format = keyof Quality

interface Source {
  width: number
  src: string
}

interface Shape {
  width: number
  height: number
  avif: Source[]
  webp: Source[]
}

interface Entry extends Shape {
  /** The same scene for upright places, so that nobody fetches what the place would cut away. */
  tall?: Shape
}

/** Widths in px: scenes fill screens, screens fill a phone frame, sheets are thumbnails. */
const widths = { scene: [320, 480, 640, 800, 1200, 1600, 1920], screen: [320, 640], sheet: [184, 276, 368] } as const
const TALL_WIDTHS = [320, 480, 640, 720, 864] as const
/** Width to height: between the stage of a phone (3:4), the previews (3:4) and the heroes of narrow windows (about 1:1). */
const TALL_RATIO = 4 / 5

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

/** `object-[72%_50%]` keeps 72 % of what is cut away at the start side and half of it above. */
function focusOf(name: string): readonly [number, number] {
  const focus = allPictures.get(name)?.focus ?? ''
  const [, x, y] = /\[(\d+)%_(\d+)%\]/.exec(focus) ?? []
  if (!x || !y) throw new Error(`Picture "${name}" has no focus like object-[72%_50%] but "${focus}"`)
  return [Number(x) / 100, Number(y) / 100]
}

/** What the sizes of a picture have in common. */
interface Series {
  image: Sharp
  /** Their names begin with it. */
  stem: string
  /** Of the master and the quality. */
  hash: string
  quality: Quality
}

async function encode({ image, stem, hash, quality }: Series, width: number, format: Format): Promise<Source> {
  const file = `${stem}-${width}.${hash}.${format}`
  const target = path.join(FOLDER, file)
  if (!(await exists(target))) {
    // Written aside first: a step that is interrupted must not leave half a picture under its final name.
    await image.clone().resize({ width }).toFormat(format, quality[format]).toFile(`${target}.part`)
    await rename(`${target}.part`, target)
  }
  return { width, src: `/pictures/${file}` }
}

/** Makes a picture at every width that it is large enough for, and at its own. */
async function makeShape(
  series: Series,
  { width, height }: { width: number; height: number },
  wanted: readonly number[],
): Promise<Shape> {
  const largest = Math.min(width, wanted.at(-1) ?? width)
  const made: Record<Format, Source[]> = { avif: [], webp: [] }
  for (const size of [...wanted.filter((candidate) => candidate < largest), largest]) {
    for (const format of ['avif', 'webp'] as const) made[format].push(await encode(series, size, format))
  }
  return { width, height, ...made }
}

/** The upright cut of a scene, where its focus lies. */
function tallCut({ width, height }: { width: number; height: number }, [x, y]: readonly [number, number]) {
  const cutWidth = Math.min(width, Math.round(height * TALL_RATIO))
  const cutHeight = Math.min(height, Math.round(cutWidth / TALL_RATIO))
  return {
    left: Math.round((width - cutWidth) * x),
    top: Math.round((height - cutHeight) * y),
    width: cutWidth,
    height: cutHeight,
  }
}

async function makePicture(file: string, name: string, kind: Kind): Promise<Entry> {
  const master = await readFile(file).catch(() => {
    throw new Error(`Picture "${name}" has no master ${file}`)
  })
  const stem = stemOf(file)
  const hashFor = (quality: Quality) =>
    createHash('sha256').update(master).update(JSON.stringify(quality)).digest('hex').slice(0, 8)
  const wide = { image: sharp(master), stem, hash: hashFor(WIDE_QUALITY), quality: WIDE_QUALITY }
  const size = await sharp(master).metadata()
  const shape = await makeShape(wide, size, widths[kind])
  if (kind !== 'scene') return shape
  const focus = focusOf(name)
  const cut = tallCut(size, focus)
  const tallStem = `${stem}-tall-${focus.map((share) => Math.round(share * 100)).join('-')}`
  const tall = {
    image: sharp(master).extract(cut),
    stem: tallStem,
    hash: hashFor(TALL_QUALITY),
    quality: TALL_QUALITY,
  }
  return { ...shape, tall: await makeShape(tall, cut, TALL_WIDTHS) }
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

  const shapes = [...made.values()].flatMap(({ tall, ...wide }) => (tall ? [wide, tall] : [wide]))
  const sources = shapes.flatMap(({ avif, webp }) => [...avif, ...webp])
  const kept = new Set(sources.map(({ src }) => path.basename(src)))
  for (const stale of await readdir(FOLDER)) if (!kept.has(stale)) await rm(path.join(FOLDER, stale))
  await mkdir('generated', { recursive: true })
  await writeFile(MANIFEST, JSON.stringify(Object.fromEntries(jobs.map(({ name, file }) => [name, made.get(file)]))))
}
