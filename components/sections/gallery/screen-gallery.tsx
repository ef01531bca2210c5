import { Picture } from '@/components/ui/picture'
import type { ScreenPicture } from '@/lib/picture-names'

import { GalleryViewer } from './gallery-viewer'

const BACKDROP_SIZES = '(min-width: 1024px) 58vw, 100vw'
const PREVIEW_SIZES = '(min-width: 768px) 304px, 232px'
const THUMBNAIL_SIZES = '(min-width: 768px) 125px, 18vw'

interface ScreenGalleryProps {
  heading: string
  /** The first is shown until another is chosen. */
  screens: readonly { id: string; name: string; caption: string; picture: ScreenPicture }[]
  labels: { chooseScreen: string }
}

export function ScreenGallery({ heading, screens, labels }: ScreenGalleryProps) {
  return (
    <section id="screens" className="section paper" aria-labelledby="gallery-heading">
      <div className="wrap grid-12">
        <GalleryViewer
          backdrop={<Picture name="dunes-blue" alt="" sizes={BACKDROP_SIZES} className="gallery-backdrop" />}
          screens={screens.map(({ picture, ...screen }) => ({
            ...screen,
            preview: <Picture name={picture} alt={screen.name} sizes={PREVIEW_SIZES} />,
            thumbnail: <Picture name={picture} alt={screen.name} sizes={THUMBNAIL_SIZES} />,
          }))}
          thumbnailsLabel={labels.chooseScreen}
        >
          <h2 id="gallery-heading">{heading}</h2>
        </GalleryViewer>
      </div>
    </section>
  )
}
