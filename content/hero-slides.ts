import { allItems } from './catalogue'
import { content } from './content'
import { found } from '@/lib/found'

import type { SlideId } from './schema/pages'

const slides = content.pages.home.meta.slides.map(({ id, page, ...slide }) => {
  const item = allItems.find(({ slug }) => slug === page)
  const { path } = found(item, `content/pages/home/meta.yaml: the slide ${id} leads to ${page}, which is no page`)
  return [id, { path, ...slide }] as const
})

/**
 * Where the slides of the hero lead, and what they show. Their films are muted and loop; the picture is the film's
 * first frame.
 */
export const heroSlides = Object.fromEntries(slides) as Readonly<Record<SlideId, (typeof slides)[number][1]>>
