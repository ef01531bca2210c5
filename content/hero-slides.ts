import { catalogueItem } from './catalogue'
import type { SlideId } from './pages/home/types'
import type { PictureName } from './pictures'

interface SlideFacts {
  /** Path of the page that the slide links to, without the locale prefix. */
  path: string
  picture: PictureName
  /** A muted, looping video. The picture is its first frame; lib/video-sources.ts lists its other files. */
  video?: string
  /** Replaces the visible title; screen readers still read the title. */
  logo?: { src: string; width: number; height: number }
}

export const heroSlides: Readonly<Record<SlideId, SlideFacts>> = {
  cybersecurity: { path: catalogueItem('services', 'compliance').path, picture: 'cyber' },
  ai: {
    path: catalogueItem('services', 'ai-ml').path,
    picture: 'ai-poster',
    video: '/media/ai-loop.mp4',
  },
  erp: { path: catalogueItem('services', 'erp-solutions').path, picture: 'erp' },
  industry: {
    path: catalogueItem('products', 'odoo-solutions').path,
    picture: 'vision-poster',
    video: '/media/vision-loop.mp4',
  },
}
