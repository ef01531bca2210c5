import type { SlideId } from './pages/home'
import type { PictureName } from './pictures'
import { catalogueItems } from './catalogue'

interface SlideFacts {
  /** Path of the page that the tag link leads to, without the language's prefix. */
  path: string
  picture: PictureName
  /** A looping film without sound, behind which the picture is the poster. */
  film?: string
  /** A logo shown in place of the title; the title stays for those who do not see it. */
  logo?: { src: string; width: number; height: number }
}

const pathOf = (kind: 'services' | 'products', slug: string): string => {
  const item = catalogueItems(kind).find((candidate) => candidate.slug === slug)
  if (!item) throw new Error(`content/hero-slides.ts: there is no page "${slug}" among the ${kind}`)
  return item.path
}

export const heroSlides: Readonly<Record<SlideId, SlideFacts>> = {
  cybersecurity: { path: pathOf('services', 'compliance'), picture: 'cyber' },
  ai: { path: pathOf('services', 'ai-ml'), picture: 'ai' },
  erp: { path: pathOf('services', 'erp-solutions'), picture: 'erp' },
  industry: { path: pathOf('products', 'odoo-solutions'), picture: 'vision-poster', film: '/media/vision-loop.mp4' },
}
