import { Picture } from '@/components/ui/picture'
import { pictureFiles } from '@/components/ui/picture-files'
import type { PictureName } from '@/content/pictures'
import { found } from '@/lib/found'
import type { Locale } from '@/lib/locale'

import { PANEL_PICTURE } from './panel-picture-class'

/** The panels are 432 px high; the picture fills their last three columns. */
const SIZES = '346px'
/** One file, twice as wide as its place: it loads only when a panel opens, while a `srcset` would be in every page. */
const WIDTHS = { min: 768 }

/** The picture at the end of a panel of the desktop menu. */
export function PanelPicture({ name }: { name: PictureName }) {
  return <Picture name={name} alt="" sizes={SIZES} widths={WIDTHS} className={PANEL_PICTURE} tall />
}

/** A row's picture loads when a pointer rests on the row. At this width it is sharp enough, and has 16 KB. */
const ROW_WIDTH = 560

/** The file of the picture that a row of a panel shows. */
export function panelPictureFile(name: PictureName, locale: Locale): string {
  const { tall, sources } = pictureFiles(name, locale)
  const files = (tall ?? { sources }).sources
  return found(files.find(({ width }) => width >= ROW_WIDTH) ?? files.at(-1), `Picture "${name}" has no file`).src
}
