import { galleryScreens } from '@/content/views/gallery-screens'
import { catalogueItem } from '@/content/catalogue'
import { carouselMessages, messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { eventually } from '../page'
import type { Theme } from './check'
import { button, group, region } from './queries'

export const gallery: Theme = (check) => {
  const product = catalogueItem('products', 'swin')
  for (const locale of locales) {
    check(`every screen can be chosen, ${locale}`, async (page) => {
      await page.open(localizePath(locale, product.path))
      const section = region(messages[locale].catalogue.exploreScreens)
      const thumbnails = group(carouselMessages[locale].chooseScreen, section)
      for (const { name, caption } of galleryScreens(product, locale).toReversed()) {
        await page.click(button(name, thumbnails))
        await eventually(() => page.attribute(button(name, thumbnails), 'aria-current'), 'true')
        await eventually(() => page.has({ role: 'heading', level: 3, name, within: section }), true)
        const picture = { role: 'img', name, within: '.gallery-preview[data-current]' }
        const isShown = () =>
          page.read((wanted) => {
            const image = window.engines.one(wanted)
            const words = document.querySelector('[data-slot=caption] p')?.textContent
            return [image instanceof HTMLImageElement && image.naturalWidth > 0, words]
          }, picture)
        await eventually(isShown, [true, caption])
      }
    })
  }
}
