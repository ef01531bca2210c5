import { preload } from 'react-dom'

import { allPictures, type PictureName } from '@/content/pictures'
import { pictureFiles, type PictureShape } from '@/lib/picture-files'
import type { ScreenPicture, SheetPicture } from '@/lib/picture-names'

interface PictureProps {
  name: PictureName | ScreenPicture | SheetPicture
  /** Empty for decoration. */
  alt: string
  /** The width it is shown at, in the syntax of the `sizes` attribute. */
  sizes: string
  /** The place is upright: everywhere, or where a media condition in parentheses holds, with the width there. */
  tall?: true | { media: string; sizes: string }
  /** The one picture that paints the page: preloaded, not lazy. */
  eager?: boolean
  className?: string
  /** Spares the page's data what it shows inside a client component: see docs/performance.md. */
  id?: string
}

/** A shape of the picture where its media query holds, if it has one. */
interface Variant {
  shape: PictureShape
  sizes: string
  media?: string
}

const srcSet = (sources: PictureShape['avif']) => sources.map(({ width, src }) => `${src} ${width}w`).join(', ')

/** The shapes exclude each other, so that exactly one of them is fetched. */
function variantsOf({ name, sizes, tall }: PictureProps): readonly Variant[] {
  const files = pictureFiles(name)
  if (!tall) return [{ shape: files, sizes }]
  if (!files.tall) throw new Error(`Picture "${name}" has no upright cut`)
  if (tall === true) return [{ shape: files.tall, sizes }]
  return [
    { shape: files.tall, ...tall },
    { shape: files, sizes, media: `not ${tall.media}` },
  ]
}

function preloadVariant({ shape, sizes, media }: Variant) {
  preload(shape.webp[0]?.src ?? '', {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: srcSet(shape.avif),
    imageSizes: sizes,
    media,
    type: 'image/avif',
  })
}

/** A picture in AVIF and WebP at several widths; costs no script and no style attribute. */
export function Picture(props: PictureProps) {
  const { id, name, alt, eager = false, className = '' } = props
  const { width, height, webp } = pictureFiles(name)
  const variants = variantsOf(props)
  if (eager) variants.forEach(preloadVariant)
  return (
    <picture id={id}>
      {variants.flatMap(({ shape, sizes, media }, index) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${format}-${index}`}
            media={index < variants.length - 1 ? media : undefined}
            type={`image/${format}`}
            srcSet={srcSet(shape[format])}
            sizes={sizes}
            width={shape.width}
            height={shape.height}
          />
        )),
      )}
      <img
        className={`${allPictures.get(name)?.focus ?? ''} ${className}`.trim()}
        src={webp.at(-1)?.src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  )
}
