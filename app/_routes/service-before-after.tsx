import { BeforeAfter } from '@/components/sections/before-after/before-after'
import { catalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { ServiceEntry } from '@/content/types'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { galleryScreens } from './gallery-screens'
import type { serviceHeadings } from './service-headings'

interface ServiceBeforeAfterProps {
  entry: Extract<ServiceEntry, { group: 'digital' }>
  sections: ReturnType<typeof serviceHeadings>
  locale: Locale
}

/** Signs and measures of a service beside a screen of one of our products. */
export function ServiceBeforeAfter({ entry, sections, locale }: ServiceBeforeAfterProps) {
  const { catalogue, sections: headings } = messages[locale]
  const { before, after, signs } = headings.services
  const { audience, measures } = entry.copy[locale]
  const product = catalogueItem('products', entry.example.product)
  const screen = galleryScreens(product, locale).find(({ id }) => id === entry.example.screen)
  if (!screen) throw new Error(`${product.slug} has no screen "${entry.example.screen}"`)
  return (
    <BeforeAfter
      labels={{ before, after, signs }}
      audience={{ ...sections.audience, ...audience }}
      measures={{ ...sections.measures, items: measures }}
      example={{
        ...screen,
        caption: (
          <>
            <a href={localizePath(locale, product.path)}>{product.copy[locale].title}</a>
            {`${screen.caption} ${catalogue.sampleScreens}`}
          </>
        ),
      }}
    />
  )
}
