import { catalogueItem } from './catalogue'
import type { SlideId } from './pages/home/types'
import type { PictureName } from './pictures'

interface SlideFacts {
  /** Path of the page that the tag link leads to, without the language's prefix. */
  path: string
  picture: PictureName
  /** A silent looping film; the picture is its first frame. Its other files lie beside it (lib/film-sources.ts). */
  film?: string
  /** A logo shown instead of the title, which stays for screen readers. */
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
