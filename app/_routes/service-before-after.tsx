import { BeforeAfter } from '@/components/sections/before-after/before-after'
import { catalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { ServiceCopy, ServiceEntry } from '@/content/types'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { galleryScreens } from './gallery-screens'
import type { serviceHeadings } from './service-headings'

interface ServiceBeforeAfterProps {
  copy: ServiceCopy
  example: NonNullable<ServiceEntry['example']>
  sections: ReturnType<typeof serviceHeadings>
  locale: Locale
}

/** Signs and measures of a service beside a screen of one of our products. */
export function ServiceBeforeAfter({ copy, example, sections, locale }: ServiceBeforeAfterProps) {
  const { catalogue, sections: headings } = messages[locale]
  const { before, after, signs } = headings.services
  const { audience, measures } = copy
  const product = catalogueItem('products', example.product)
  const screen = galleryScreens(product, locale).find(({ id }) => id === example.screen)
  if (!screen) throw new Error(`${product.slug} has no screen "${example.screen}"`)
  return (
    <BeforeAfter
      labels={{ before, after, signs }}
      audience={{ ...sections.audience, ...audience }}
      measures={{ ...sections.measures, items: measures }}
      example={{
        ...screen,
        device: product.entry.device,
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
