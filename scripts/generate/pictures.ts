import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import sharp, { type AvifOptions, type Region } from 'sharp'

import { heroSlides } from '@/content/hero-slides'
import { pictureFocus } from '@/content/pictures'
import { eachAtOnce } from '@/lib/each-at-once'
import { writeGenerated } from '@/lib/write-generated'
import packageJson from '@/package.json'
import type { PictureCrop, PictureFiles, PictureShape } from '@/components/ui/picture-files'

import { colorOf } from './picture-color'
import { type MadeFiles, madeFiles } from './made-files'
import { cropArea, type Focus, focusOf, RATIOS } from './picture-crops'
import { readPicture, unreadable } from './picture-file'
import { type Master, sceneMasters, screenMasters, sheetMasters } from './picture-masters'
import { LARGE, PHONE_QUALITIES, phoneQuality, QUALITY, qualityAt, SMALL, TRIAL_QUALITY } from './picture-quality'
import { CROP_WIDTHS, THUMBNAIL_WIDTHS, WIDTHS, widthsWithin } from './picture-widths'
import { wantedFirst } from './wanted-first'

const FOLDER = 'public/pictures'
const MANIFEST = 'generated/pictures.json'
const MADE = '.cache/pictures.json'

/** More threads would divide a picture into other parts, so its bytes would depend on the machine. */
sharp.concurrency(1)

const CORES = availableParallelism()

type Source = PictureShape['sources'][number]

/** A picture or a crop of it: the part of the master that it shows, and its files. */
interface Shape extends PictureShape, Region {
  crop?: PictureCrop
}

interface Plan {
  master: Master
  /** What its files are made from. */
  hash: string
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

/** Names with the same key share a plan: the same master, cut in the same way. */
const planKey = ({ file, picture = '', locale }: Master): string =>
  JSON.stringify([file, picture && pictureFocus(picture, locale), isThumbnail(picture)])

/** A hash of what the files of a picture are made from, besides the widths that their names have. */
function hashOf(key: Buffer | string, focus: Focus | undefined): string {
  const { sharp: version } = packageJson.devDependencies
  const madeFrom = JSON.stringify([focus, focus && RATIOS, QUALITY, PHONE_QUALITIES, SMALL, LARGE, version])
  return createHash('sha256').update(key).update(madeFrom).digest('hex').slice(0, 6)
}

/** The shapes of a picture and the names of their files, before any file is made. */
function shapesOf(
  { file, name, kind, picture = name }: Master,
  hash: string,
  focus: Focus | undefined,
  size: Region,
): readonly Shape[] {
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
async function makeFiles({ master, hash, shapes }: Plan, made: MadeFiles): Promise<void> {
  const isMissing = ({ src }: Source) => !made.isMade(fileOf(src), hash)
  const due = shapes.map(({ sources }) => sources.filter(isMissing))
  if (!due.some((sources) => sources.length > 0)) return
  const { data, info } = await sharp(master.file)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable(master)
    })
  for (const [index, { crop, sources, ...area }] of shapes.entries()) {
    const missing = due[index] ?? []
    if (missing.length === 0) continue
    const encode = (width: number, quality: AvifOptions) =>
      sharp(data, { raw: info }).extract(area).resize({ width }).avif(quality).toBuffer()
    const narrowest = sources[0]?.width
    const isForPhones = crop === 'tall' && narrowest
    const trial = isForPhones && (await encode(narrowest, TRIAL_QUALITY))
    const quality = trial && phoneQuality(trial.length)
    for (const { width, src } of missing) {
      const isTrial = width === narrowest && quality === TRIAL_QUALITY
      const bytes = trial && isTrial ? trial : await encode(width, quality || qualityAt(width))
      made.write(fileOf(src), bytes, { key: hash })
    }
  }
}

/** The colours in the last manifest, by the narrowest files, whose names change with their content; none if it is damaged. */
async function knownColors(): Promise<ReadonlyMap<string, string>> {
  try {
    const last = Object.values(JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<string, PictureFiles>)
    return new Map(
      last.flatMap(({ sources: [narrowest], color = '' }) =>
        narrowest && /^#[\da-f]{6}$/.test(color) ? [[narrowest.src, color] as const] : [],
      ),
    )
  } catch {
    return new Map()
  }
}

/** The size of a picture, and what its files are made from. */
async function read(master: Master) {
  if (master.planned) return { ...master.planned, bytes: undefined }
  const { bytes, ...size } = await readPicture(master)
  return { ...size, key: bytes, bytes }
}

/** The work to do for a master. Pages need to know only `files`. */
async function plan(master: Master, known: ReadonlyMap<string, string>): Promise<Plan> {
  const { kind, name, picture = name, locale } = master
  const { bytes, key, width, height } = await read(master)
  const focus = kind === 'scene' ? focusOf(picture, locale) : undefined
  const hash = hashOf(key, focus)
  const shapes = shapesOf(master, hash, focus, { left: 0, top: 0, width, height })
  const [whole, tall, landscape] = shapes.map(({ width, height, sources }) => ({ width, height, sources }))
  if (!whole) throw new Error(`Picture "${name}" has no shape`)
  // A sheet has none: it is as light as the page that it appears on.
  const color = bytes && (known.get(whole.sources[0]?.src ?? '') ?? (await colorOf(sharp(bytes))))
  return { master, hash, shapes, files: { ...whole, color, tall, landscape } }
}

function writeManifest(masters: readonly Master[], plans: ReadonlyMap<string, Plan>): void {
  const entries = masters.map((master) => {
    const { name, picture, locale } = master
    const focus = picture && pictureFocus(picture, locale)
    return [name, { ...plans.get(planKey(master))?.files, focus }] as const
  })
  writeGenerated(MANIFEST, JSON.stringify(Object.fromEntries(entries)))
}

async function removeStale(plans: Iterable<Plan>): Promise<void> {
  const sources = [...plans].flatMap(({ shapes }) => shapes.flatMap((shape) => shape.sources))
  const kept = new Set(sources.map(({ src }) => path.basename(src)))
  for (const stale of await readdir(FOLDER)) if (!kept.has(stale)) await rm(path.join(FOLDER, stale), { force: true })
}

/** When the documents are made, and when their process has ended, which takes a core. */
interface Typeset {
  documents: Promise<void>
  end: Promise<unknown>
}

/**
 * Plans the sizes of every picture and writes the manifest, which is all that pages need. `make` makes the missing files,
 * those of `wanted` paths first, and the first pages of `documents` when these are made.
 */
export async function planPictures() {
  mkdirSync(FOLDER, { recursive: true })
  const masters = [...sceneMasters(), ...screenMasters(), ...sheetMasters()]
  const known = await knownColors()
  const plans = new Map<string, Plan>()
  const byKey = new Map(masters.map((master) => [planKey(master), master]))
  await eachAtOnce(byKey, CORES, async ([key, master]) => void plans.set(key, await plan(master, known)))
  writeManifest(masters, plans)
  await removeStale(plans.values())

  return async function make({ documents, end }: Typeset, wanted: ReadonlySet<string>): Promise<readonly string[]> {
    const made = madeFiles(MADE)
    let areTypeset = false
    const previews = documents.then(() => void (areTypeset = true))
    const isWanted = ({ master, shapes }: Plan) =>
      (areTypeset || !master.planned) && shapes.some(({ sources }) => sources.some(({ src }) => wanted.has(src)))
    const due = wantedFirst([...plans.values()], isWanted)
    const makeAtOnce = (count: number) =>
      eachAtOnce(due, count, async (one) => {
        if (one.master.planned) await previews
        await makeFiles(one, made)
      })
    await Promise.all([previews, makeAtOnce(Math.max(CORES - 1, 1)), end.then(() => makeAtOnce(1))])
    return made.finish()
  }
}
