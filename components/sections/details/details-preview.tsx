import { Picture } from '@/components/ui/picture'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { pictureAlt } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import { sheetPicture } from '@/lib/picture-names'

/** 3:4 in its column. */
const PICTURE_SIZES = '(max-width: 1023px) min(100vw, 448px), 33vw'

const SHEET_SIZES = '(max-width: 767px) 144px, 184px'

/** The picture of a service or product, with the first page of its datasheet over the lower corner. */
export function DetailsPreview({ item, locale }: { item: CatalogueItem; locale: Locale }) {
  const { kind, slug, picture, copy } = item
  return (
    <div className="preview">
      <Picture name={picture} locale={locale} alt={pictureAlt(picture, locale)} sizes={PICTURE_SIZES} tall />
      <div className="sheet">
        <Picture
          name={sheetPicture(kind, slug, locale)}
          alt={messages[locale].catalogue.sheetAlt(copy[locale].title)}
          sizes={SHEET_SIZES}
        />
      </div>
    </div>
  )
}
