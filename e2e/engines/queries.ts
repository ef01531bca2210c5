import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'

import type { Query } from './in-page/find'

type Named = (name: string, within?: Query) => Exclude<Query, string>

const named =
  (role: string): Named =>
  (name, within) => ({ role, name, within })

export const button = named('button')
export const link = named('link')
export const region = named('region')
export const group = named('group')
export const navigation = named('navigation')
export const dialog = named('dialog')

export const banner: Query = { role: 'banner' }
export const heading1: Query = { role: 'heading', level: 1, within: 'main' }

/** A link of the footer, which every page has. */
export const quickLink = (locale: Locale, name: string): Query =>
  link(name, navigation(messages[locale].footer.quickLinks))
