import type { Localized } from '@/lib/locale'

/** The `picture.webp` in the folder of a service or product. */
export interface OwnPicture {
  /** The part that stays visible when the picture is cropped: `object-[60%_50%]`. */
  focus: string
  alt: Localized<string>
}
