import { numberSources } from '@/lib/claims'
import { mapLocales } from '@/lib/locale'

import { content } from '../../content'

export const aboutPage = mapLocales((locale) => numberSources(content.pages.about.copy[locale]).copy)
