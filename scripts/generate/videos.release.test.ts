/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

import sharp from 'sharp'

import { heroSlides } from '@/content/hero-slides'
import { pictureMaster } from '@/content/pictures'
import { videoSources } from '@/components/sections/hero/video-sources'

/** Limits of a video's file. */
const MAX_BYTES = 1.2 * 1024 * 1024
const SECONDS = { min: 6, max: 8 }
const MAX_HEIGHT = 720
/** Compares frames at this size in px, so that grain does not count. */
const SMALL = { width: 160, height: 90 }
/** The mean difference in grey of two frames, of 255, that only compression causes. */
const CODING_DIFFERENCE = 2.5

const videos = Object.values(heroSlides).flatMap(({ video, picture }) =>
  video ? [{ video, picture, files: videoSources(video).map(({ src }) => `public${src}`) }] : [],
)
const files = videos.flatMap((one) => one.files)

test('at least two slides have a video', () => expect(videos.length).toBeGreaterThanOrEqual(2))

describe.each(files)('%s', (file) => {
  it('is there, and light', () => {
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThan(MAX_BYTES)
  })

  it('has no sound, and its index before its pictures', () => {
    const bytes = readFileSync(file)
    if (file.endsWith('.webm')) {
      expect(bytes.includes('A_OPUS') || bytes.includes('A_VORBIS')).toBe(false)
      return
    }
    expect(bytes.includes('soun')).toBe(false)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })
})

const hasFfmpeg = ['ffprobe', 'ffmpeg'].every((tool) => spawnSync(tool, ['-version']).status === 0)

/** Frames of a video, small and grey: the first `count`, or the last one. */
function frames(file: string, which: { first: number } | 'last', { width, height } = SMALL): Buffer[] {
  const input =
    which === 'last' ? ['-sseof', '-0.5', '-i', file, '-update', '1'] : ['-i', file, '-frames:v', `${which.first}`]
  const output = ['-vf', `scale=${width}:${height}:flags=area`, '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
  const { stdout } = spawnSync('ffmpeg', ['-loglevel', 'error', ...input, ...output], { maxBuffer: 2 ** 26 })
  const length = width * height
  const all = Array.from({ length: stdout.length / length }, (_, i) => stdout.subarray(i * length, (i + 1) * length))
  return which === 'last' ? all.slice(-1) : all
}

/** WCAG 2.2, 2.3.1: the most flashes in a second. A change of light this large, of 255, counts as half a flash. */
const MAX_FLASHES = 3
const FLASH_STEP = 0.1 * 255
/** A pixel of such a frame is the light of a field: far smaller than the areas that the criterion names. */
const FIELDS = { width: 16, height: 9 }

/** The frames at which a field turns from brightening to darkening or back, by a visible step. */
function turnsOf(light: readonly number[]): number[] {
  let last = light[0] ?? 0
  let direction = 0
  return light.flatMap((value, index) => {
    if (Math.abs(value - last) < FLASH_STEP) return []
    const turned = Math.sign(value - last)
    last = value
    if (turned === direction) return []
    direction = turned
    return [index]
  })
}

/** The most flashes of any field in any second. A flash is a pair of turns. */
function mostFlashes(video: readonly Buffer[], rate: number): number {
  const counts = [...(video[0]?.keys() ?? [])].flatMap((field) => {
    const turns = turnsOf(video.map((fields) => fields[field] ?? 0))
    return turns.map((start) => turns.filter((turn) => turn >= start && turn < start + rate).length / 2)
  })
  return Math.max(0, ...counts)
}

test('notices a picture that flashes', () => {
  const [black, white] = [0, 255].map((value) => Buffer.alloc(FIELDS.width * FIELDS.height, value)) as [Buffer, Buffer]
  const flashing = Array.from({ length: 48 }, (_, index) => (index % 6 < 3 ? black : white))
  expect(mostFlashes(flashing, 24)).toBeGreaterThan(MAX_FLASHES)
  expect(mostFlashes([black, black, white, white], 24)).toBeLessThanOrEqual(MAX_FLASHES)
})

function difference(one: Buffer | undefined, other: Buffer | undefined): number {
  if (!one || !other || one.length !== other.length) throw new Error('two frames are needed')
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

// ffmpeg is a system package; npm test installs it where it can (scripts/setup).
const withFfmpeg = hasFfmpeg ? describe : describe.skip

withFfmpeg('as ffprobe and ffmpeg read them', () => {
  it.each(files)('%s is a short video of the right size', (file) => {
    const shown = ['-show_entries', 'stream=codec_type,codec_name,width,height:format=duration', '-of', 'json', file]
    const { stdout } = spawnSync('ffprobe', ['-loglevel', 'error', ...shown], { encoding: 'utf8' })
    const { streams, format } = JSON.parse(stdout) as {
      streams: { codec_type: string; codec_name: string; width: number; height: number }[]
      format: { duration: string }
    }
    expect(streams).toHaveLength(1)
    expect(streams[0]?.codec_name).toMatch(file.endsWith('.webm') ? /^(vp9|av1)$/ : /^h264$/)
    expect(streams[0]?.height).toBeLessThanOrEqual(MAX_HEIGHT)
    expect(Number(format.duration)).toBeGreaterThanOrEqual(SECONDS.min)
    expect(Number(format.duration)).toBeLessThanOrEqual(SECONDS.max + 0.1)
  })

  it.each(files)('%s ends where it begins', (file) => {
    const [first, second] = frames(file, { first: 2 })
    const [last] = frames(file, 'last')
    expect(difference(last, first)).toBeLessThan(difference(first, second) + CODING_DIFFERENCE)
  })

  // The other coding of each has the same frames.
  it.each(files.filter((file) => file.endsWith('.mp4')))('%s does not flash', (file) => {
    const video = frames(file, { first: SECONDS.max * 60 }, FIELDS)
    const rate = video.length / SECONDS.max
    expect(rate).toBeGreaterThan(20)
    expect(mostFlashes(video, rate)).toBeLessThanOrEqual(MAX_FLASHES)
  })

  it.each(videos)('the picture of $video is its first frame', async ({ video, picture }) => {
    const master = pictureMaster(picture, 'en')
    const poster = await sharp(master)
      .resize({ ...SMALL, kernel: 'cubic' })
      .greyscale()
      .raw()
      .toBuffer()
    const [first] = frames(`public${video}`, { first: 1 })
    expect(difference(first, poster)).toBeLessThan(CODING_DIFFERENCE)
  })
})
