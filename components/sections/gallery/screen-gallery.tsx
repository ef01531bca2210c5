import { Picture } from '@/components/ui/picture'
import type { ScreenPicture } from '@/lib/picture-names'

import { GalleryViewer } from './gallery-viewer'

/** Half as wide as phones draw it: nobody sees the difference in soft dunes behind the phone. */
const BACKDROP_SIZES = '(width >= 64rem) 54vw, (width >= 48rem) 91vw, 50vw'
const BACKDROP_WIDTHS = { min: 400 }
/** Phones draw it 184px wide. A little less selects the next smaller file. */
const PREVIEW_SIZES = '(width >= 48rem) 248px, 173px'
const PREVIEW_WIDTHS = { min: 304 }
/** Phones draw it 16vw wide. A little less selects the next smaller file. */
const THUMBNAIL_SIZES = '(width >= 64rem) 7vw, min(13vw, 108px)'
const THUMBNAIL_WIDTHS = { max: 216 }

interface ScreenGalleryProps {
  id: string
  heading: string
  /** The first screen is shown until the visitor chooses another. */
  note: string
  /** The first is shown until another is chosen. */
  screens: readonly { id: string; name: string; caption: string; picture: ScreenPicture }[]
  labels: { chooseScreen: string }
}

export function ScreenGallery({ id, heading, note, screens, labels }: ScreenGalleryProps) {
  return (
    <section id={id} className="gallery section paper" aria-labelledby="gallery-heading">
      <div className="wrap grid-12">
        <GalleryViewer
          backdrop={
            <Picture
              name="dunes-blue"
              alt=""
              sizes={BACKDROP_SIZES}
              widths={BACKDROP_WIDTHS}
              tall
              className="gallery-backdrop"
            />
          }
          screens={screens.map(({ picture, ...screen }) => ({
            ...screen,
            preview: <Picture name={picture} alt={screen.name} sizes={PREVIEW_SIZES} widths={PREVIEW_WIDTHS} />,
            thumbnail: <Picture name={picture} alt={screen.name} sizes={THUMBNAIL_SIZES} widths={THUMBNAIL_WIDTHS} />,
          }))}
          thumbnailsLabel={labels.chooseScreen}
        >
          <h2 id="gallery-heading">{heading}</h2>
          <p>{note}</p>
        </GalleryViewer>
      </div>
    </section>
  )
}
