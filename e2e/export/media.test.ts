import { parse } from 'postcss'

import { homePage } from '@/content/pages'
import { site } from '@/content/site'

import { all, attributes, wordsOfBody } from './document'
import { onEachPage, pages, read, styleSheets } from './site'

/** WCAG 2.2, 2.3.1: the most flashes in a second. scripts/generate/videos.release.test.ts counts those of the videos. */
const MAX_FLASHES = 3

test('no endless animation turns in less than a third of a second', () => {
  const endless: string[] = []
  for (const sheet of styleSheets()) {
    parse(sheet).walkDecls('animation', ({ value }) => {
      if (value.includes('infinite')) endless.push(value)
    })
  }
  expect(endless.length).toBeGreaterThan(0)
  for (const value of endless) {
    const [duration = '0s'] = /(?:\d*\.)?\d+m?s/.exec(value) ?? []
    const seconds = parseFloat(duration) / (duration.endsWith('ms') ? 1000 : 1)
    expect([value, seconds > 1 / MAX_FLASHES]).toEqual([value, true])
  }
})

test('videos only decorate: the words beside them say the same', () => {
  onEachPage(({ path, locale, document }) => {
    expect(attributes('video:not([aria-hidden=true])', document)).toEqual([])
    const isHome = path === '/'
    expect(all('video', document).length > 0).toBe(isHome)
    if (!isHome) return
    const words = wordsOfBody(document)
    const said = homePage[locale].slides.flatMap(({ title, subtitle }) => [title, subtitle])
    expect(said.filter((text) => !words.includes(text))).toEqual([])
  })
})

/** What a video's file calls an audio track. */
const SOUND_TRACKS = ['soun', 'mp4a', 'A_OPUS', 'A_VORBIS', 'A_AAC']

test('no page makes a sound: no audio, no speech, nothing live', () => {
  onEachPage(({ document }) => {
    expect(attributes('audio, embed, object', document)).toEqual([])
    expect(attributes('video:is(:not([muted]), [src], [autoplay])', document)).toEqual([])
    // A frame could play anything. The map is the only one.
    expect(attributes(`iframe:not([src="${site.map.embedUrl}"])`, document)).toEqual([])
  })
  const sources = pages.flatMap(({ document }) => attributes('source[type^="video/"]', document))
  const films = [...new Set(sources.map(({ src = '' }) => src))]
  expect(films.length).toBeGreaterThan(0)
  for (const film of films) {
    expect(film).toMatch(/\.(mp4|webm)$/)
    const body = read(film)
    expect([film, ...SOUND_TRACKS.filter((track) => body.includes(track))]).toEqual([film])
  }
})
