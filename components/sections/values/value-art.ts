import type { IconName } from '@/components/ui/icon-shapes'
import type { PictureName } from '@/content/pictures'
import type { ValueId } from '@/content/schema/pages'

/** The icon and the picture of each value, the same in every language. */
export const valueArt: Readonly<Record<ValueId, { icon: IconName; picture: PictureName }>> = {
  security: { icon: 'shield', picture: 'lattice-oblique' },
  innovation: { icon: 'bulb', picture: 'lantern' },
  excellence: { icon: 'star', picture: 'arch' },
  generosity: { icon: 'hand', picture: 'values' },
}
