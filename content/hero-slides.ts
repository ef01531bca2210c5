import { found } from '@/lib/found'
import { tableOf } from '@/lib/map-values'

import { allItems } from './catalogue'
import { content } from './content'
import { SLIDES } from './schema/pages'

const FILE = 'content/pages/home/meta.yaml'

/**
 * Where the slides of the hero lead, and what they show. Films are muted and loop. The picture of a slide with a film
 * is the film's first frame.
 */
export const heroSlides = tableOf(SLIDES, (id) => {
  const { page, ...slide } = found(
    content.pages.home.meta.slides.find((each) => each.id === id),
    `${FILE}: there is no slide ${id}`,
  )
  const item = allItems.find(({ slug }) => slug === page)
  const { path } = found(item, `${FILE}: the slide ${id} leads to ${page}, which is no page`)
  return { ...slide, path }
})
