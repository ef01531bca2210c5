import { catalogueItem } from './catalogue'
import type { SlideId } from './pages/home'
import type { PictureName } from './pictures'

interface SlideFacts {
  /** Path of the page that the tag link leads to, without the language's prefix. */
  path: string
  picture: PictureName
  /** A looping film without sound, of which the picture is the first frame. Its other files lie beside it: lib/film-sources. */
  film?: string
  /** A logo shown in place of the title; the title stays for those who do not see it. */
  logo?: { src: string; width: number; height: number }
}

export const heroSlides: Readonly<Record<SlideId, SlideFacts>> = {
  cybersecurity: { path: catalogueItem('services', 'compliance').path, picture: 'cyber' },
  ai: {
    path: catalogueItem('services', 'ai-ml').path,
    picture: 'ai-poster',
    film: '/media/ai-loop.mp4',
  },
  erp: { path: catalogueItem('services', 'erp-solutions').path, picture: 'erp' },
  industry: {
    path: catalogueItem('products', 'odoo-solutions').path,
    picture: 'vision-poster',
    film: '/media/vision-loop.mp4',
  },
}
