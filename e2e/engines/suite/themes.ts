import { carousels } from './carousels'
import type { Theme } from './check'
import { forms } from './forms'
import { hero } from './hero'
import { language } from './language'
import { layout } from './layout'
import { menus } from './menus'
import { notFound, softNavigation } from './navigation'
import { paper } from './paper'
import { restored } from './restored'
import { watching } from './watching'

export const themes: Readonly<Record<string, Theme>> = {
  menus,
  hero,
  carousels,
  forms,
  'soft navigation': softNavigation,
  'not found': notFound,
  language,
  paper,
  layout,
  'back/forward cache': restored,
  watching,
}
