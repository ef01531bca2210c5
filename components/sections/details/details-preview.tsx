import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import type { DatasheetPicture } from '@/lib/picture-names'

/** For 3:4 in its column. */
const PICTURE_SIZES = '(max-width: 1023px) min(100vw, 448px), 33vw'

const SHEET_SIZES = '(max-width: 767px) 144px, 184px'

export interface DetailsPreviewProps {
  locale: Locale
  picture: { name: PictureName; alt: string }
  /** The first page of the datasheet. */
  sheet: { name: DatasheetPicture; alt: string }
}

/** The picture of a service or product, overlapped by the first page of its datasheet. */
export function DetailsPreview({ locale, picture, sheet }: DetailsPreviewProps) {
  return (
    <div className="preview">
      <Picture {...picture} locale={locale} sizes={PICTURE_SIZES} tall />
      <div className="sheet">
        <Picture {...sheet} sizes={SHEET_SIZES} />
      </div>
    </div>
  )
}
