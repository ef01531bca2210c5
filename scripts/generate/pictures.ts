import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import sharp, { type AvifOptions, type Region } from 'sharp'

import { heroSlides } from '@/content/hero-slides'
import { pictureFocus } from '@/content/pictures'
import { eachAtOnce } from '@/lib/each-at-once'
import type { PictureCrop, PictureFiles, PictureShape } from '@/components/ui/picture-files'

import { colorOf } from './picture-color'
import { cropArea, focusOf, RATIOS } from './picture-crops'
import { readPicture } from './picture-file'
import { type Master, sceneMasters, screenMasters, sheetMasters } from './picture-masters'
import { LARGE, PHONE_QUALITIES, phoneQuality, QUALITY, qualityAt, SMALL, TRIAL_QUALITY } from './picture-quality'
import { CROP_WIDTHS, THUMBNAIL_WIDTHS, WIDTHS, widthsWithin } from './picture-widths'

const FOLDER = 'public/pictures'
const MANIFEST = 'generated/pictures.json'
/** Not in FOLDER, which may be copied while pictures are being made. */
const PARTS = '.cache/pictures'

/** More threads would divide a picture into other parts, so its bytes would depend on the machine. */
sharp.concurrency(1)

const CORES = availableParallelism()

type Source = PictureShape['sources'][number]

/** A picture or a crop of it: the part of the master that it shows, and its files. */
interface Shape extends PictureShape, Region {
  crop?: PictureCrop
}

interface Plan {
  file: string
  shapes: readonly Shape[]
  files: PictureFiles
}

/** `art/masters/screens/swin/goal.en.webp` gives `swin-goal.en`. */
const stemOf = (file: string): string =>
  file
    .replace(/^(art\/masters|content|generated)\/((screens|sheets)\/)?/, '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')

const isThumbnail = (picture: string) => Object.values(heroSlides).some((slide) => slide.picture === picture)

/** The shapes of a picture and the names of their files, before any file is made. */
function shapesOf({ file, name, kind, picture = name, locale }: Master, bytes: Buffer, size: Region): readonly Shape[] {
  const focus = kind === 'scene' ? focusOf(picture, locale) : undefined
  const madeFrom = JSON.stringify([focus, QUALITY, PHONE_QUALITIES, SMALL, LARGE])
  const hash = createHash('sha256').update(bytes).update(madeFrom).digest('hex').slice(0, 6)
  // The hash comes before the part that differs: a page's list repeats it, which costs nothing when compressed.
  const shape = (area: Region, widths: readonly number[], crop?: PictureCrop): Shape => ({
    ...area,
    crop,
    sources: widthsWithin(area.width, widths).map((width) => ({
      width,
      src: `/pictures/${stemOf(file)}.${hash}-${crop ? `${crop}-` : ''}${width}.avif`,
    })),
  })
  const whole = shape(size, WIDTHS[kind])
  if (!focus) return [whole]
  const landscape = [...(isThumbnail(picture) ? THUMBNAIL_WIDTHS : []), ...CROP_WIDTHS.landscape]
  return [
    whole,
    shape(cropArea(size, RATIOS.tall, focus), CROP_WIDTHS.tall, 'tall'),
    shape(cropArea(size, RATIOS.landscape, focus), landscape, 'landscape'),
  ]
}

const fileOf = (src: string) => path.join('public', src)

/** Makes the missing files of a picture. Decodes its master once for all of them. */
async function makeFiles({ file, shapes }: Plan): Promise<void> {
  const isMissing = ({ src }: Source) => !existsSync(fileOf(src))
  if (!shapes.some(({ sources }) => sources.some(isMissing))) return
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  for (const { crop, sources, ...area } of shapes) {
    const encode = (width: number, quality: AvifOptions) =>
      sharp(data, { raw: info }).extract(area).resize({ width }).avif(quality).toBuffer()
    const missing = sources.filter(isMissing)
    const widest = missing.at(-1)?.width
    const isForPhones = crop === 'tall' && widest
    const trial = isForPhones && (await encode(widest, TRIAL_QUALITY))
    const quality = trial && phoneQuality(trial.length)
    for (const { width, src } of missing) {
      // Renames the complete file: an interrupted build must not leave half a picture under its final name.
      const part = path.join(PARTS, path.basename(src))
      const isTrial = width === widest && quality === TRIAL_QUALITY
      await writeFile(part, trial && isTrial ? trial : await encode(width, quality || qualityAt(width)))
      await rename(part, fileOf(src))
    }
  }
}

/** The colours in the last manifest, by the narrowest files, whose names change with their content. */
async function knownColors(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => '{}')
  const last = Object.values(JSON.parse(text) as Record<string, Partial<PictureFiles>>)
  return new Map(
    last.flatMap(({ sources, color }) => (color && sources?.[0] ? [[sources[0].src, color] as const] : [])),
  )
}

/** The work to do for a master. Pages need to know only `files`. */
async function plan(master: Master, known: ReadonlyMap<string, string>): Promise<Plan> {
  const { kind, name, file } = master
  const { bytes, width, height } = await readPicture(master)
  const shapes = shapesOf(master, bytes, { left: 0, top: 0, width, height })
  const [whole, tall, landscape] = shapes.map(({ width, height, sources }) => ({ width, height, sources }))
  if (!whole) throw new Error(`Picture "${name}" has no shape`)
  // A sheet is as light as the page that it appears on.
  const color = kind === 'sheet' ? undefined : (known.get(whole.sources[0]?.src ?? '') ?? (await colorOf(sharp(bytes))))
  return { file, shapes, files: { ...whole, color, tall, landscape } }
}

async function writeManifest(masters: readonly Master[], plans: ReadonlyMap<string, Plan>): Promise<void> {
  const entries = masters.map(({ name, file, picture, locale }) => {
    const focus = picture && pictureFocus(picture, locale)
    return [name, { ...plans.get(file)?.files, focus }] as const
  })
  await writeFile(MANIFEST, JSON.stringify(Object.fromEntries(entries)))
}

async function removeStale(plans: Iterable<Plan>): Promise<void> {
  const sources = [...plans].flatMap(({ shapes }) => shapes.flatMap((shape) => shape.sources))
  const kept = new Set(sources.map(({ src }) => path.basename(src)))
  for (const stale of await readdir(FOLDER)) if (!kept.has(stale)) await rm(path.join(FOLDER, stale))
}

/**
 * Makes the missing sizes of every picture. Writes the manifest once `documents` are made, whose first pages are
 * pictures too. Pages can then be built; `files` resolves when the files exist, a while later.
 */
export async function generatePictures(documents: Promise<void>): Promise<{ files: Promise<void> }> {
  await mkdir(FOLDER, { recursive: true })
  await mkdir(PARTS, { recursive: true })
  const early = [...sceneMasters(), ...screenMasters()]
  const sheets = sheetMasters()
  const known = await knownColors()
  // Several names may share a master, whose copies are made once.
  const plans = new Map<string, Plan>()
  const planAll = (masters: readonly Master[]) =>
    eachAtOnce([...new Map(masters.map((master) => [master.file, master])).values()], CORES, async (master) => {
      plans.set(master.file, await plan(master, known))
    })

  await planAll(early)
  const first = eachAtOnce([...plans.values()], CORES, makeFiles)
  await documents
  await planAll(sheets)
  await writeManifest([...early, ...sheets], plans)
  await removeStale(plans.values())
  // Existing files are left alone.
  return { files: first.then(() => eachAtOnce([...plans.values()], CORES, makeFiles)) }
}
