import { mapLocales } from '@/lib/locale'

import { numberSources } from '@/lib/claims'
import { content } from '../../content'

export const aboutPage = mapLocales((locale) => numberSources(content.pages.about.copy[locale]).copy)
