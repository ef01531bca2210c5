import { heroSlides } from '@/content/hero-slides'
import { homePage } from '@/content/pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import type { Query } from '../in-page/find'
import { eventually, type Page } from '../page'
import type { Theme } from './check'
import { button, group, link, region } from './queries'

/** Videos and particles keep a machine without a graphics card busy. */
const LONG = { patience: 30_000 }

export const hero: Theme = (check) => {
  for (const locale of locales) {
    const { slides, slidesLabel, exploreLabel } = homePage[locale]
    const stage = region(slidesLabel)
    const slideTitle: Query = { role: 'heading', level: 2, within: stage }
    /** Named by its words, without the arrow, and by the title of the current slide. */
    const explore = (title = '') => link(`${exploreLabel} ${title}`, stage)
    const thumbnail = (title: string) => button(title, group(slidesLabel, stage))
    const home = localizePath(locale, '/')

    /** The hero ignores a choice while a slide changes, from visitors too. */
    const choose = (page: Page, title: string) =>
      eventually(
        async () => {
          await page.click(thumbnail(title))
          return page.attribute(thumbnail(title), 'aria-current')
        },
        'true',
        LONG,
      )

    check(`every slide can be chosen, plays its video and leads to its page, ${locale}`, async (page) => {
      await page.open(home)
      for (const { id, title } of slides.toReversed()) {
        await choose(page, title)
        await eventually(() => page.text(slideTitle), title)
        await eventually(() => page.attribute(explore(title), 'href'), localizePath(locale, heroSlides[id].path))
        const isPlaying = () =>
          page.read((slide) => {
            const video = document.querySelector<HTMLVideoElement>(`[data-slide="${slide}"] video`)
            return video !== null && !video.paused && video.currentTime > 0
          }, id)
        await eventually(isPlaying, Boolean(heroSlides[id].video), LONG)
      }
      const [first] = slides
      await page.click(explore(first?.title))
      await eventually(page.address, localizePath(locale, first ? heroSlides[first.id].path : ''))
    })
  }
}
