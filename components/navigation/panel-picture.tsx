import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'

/** The panels are 432 px high; the picture fills their last three columns. */
const SIZES = '346px'
/** Twice as wide as the place: fetched only when a panel opens, whereas a choice would stand in every page. */
const WIDTHS = { min: 768 }

/** The picture at the end of a panel of the desktop menu. */
export function PanelPicture({ name }: { name: PictureName }) {
  return <Picture name={name} alt="" sizes={SIZES} widths={WIDTHS} tall />
}
