import { heroSlides } from '@/content/hero-slides'
import { homePage } from '@/content/pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import type { Query } from './in-page/find'
import { eventually, type Tab } from './tab'
import { test } from './test'
import { button, group, link, region } from './queries'

/** Videos and particles keep a machine without a graphics card busy. */
const LONG = { patience: 30_000 }

for (const locale of locales) {
  const { slides, slidesLabel, exploreLabel } = homePage[locale]
  const stage = region(slidesLabel)
  const slideTitle: Query = { role: 'heading', level: 2, within: stage }
  /** Named by its words, without the arrow, and by the title of the current slide. */
  const explore = (title = '') => link(`${exploreLabel} ${title}`, stage)
  const thumbnail = (title: string) => button(title, group(slidesLabel, stage))
  const home = localizePath(locale, '/')

  /** The hero ignores a choice while a slide changes, from visitors too. */
  const choose = (tab: Tab, title: string) =>
    eventually(
      async () => {
        await tab.click(thumbnail(title))
        return tab.attribute(thumbnail(title), 'aria-current')
      },
      'true',
      LONG,
    )

  test(`every slide can be chosen, plays its video and leads to its page, ${locale}`, async ({ tab }) => {
    await tab.open(home)
    for (const { id, title } of slides.toReversed()) {
      await choose(tab, title)
      await eventually(() => tab.text(slideTitle), title)
      await eventually(() => tab.attribute(explore(title), 'href'), localizePath(locale, heroSlides[id].path))
      const isPlaying = () =>
        tab.read((slide) => {
          const video = document.querySelector<HTMLVideoElement>(`[data-slide="${slide}"] video`)
          return video !== null && !video.paused && video.currentTime > 0
        }, id)
      await eventually(isPlaying, Boolean(heroSlides[id].video), LONG)
    }
    const [first] = slides
    await tab.click(explore(first?.title))
    await eventually(tab.address, localizePath(locale, first ? heroSlides[first.id].path : ''))
  })
}
