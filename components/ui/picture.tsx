import { preload } from 'react-dom'

import { allPictures, type PictureName } from '@/content/pictures'
import type { ScreenPicture, SheetPicture } from '@/lib/picture-names'
import { pictureFiles } from '@/lib/picture-files'

interface PictureProps {
  name: PictureName | ScreenPicture | SheetPicture
  /** Empty for decoration. */
  alt: string
  /** The width it is shown at, in the syntax of the `sizes` attribute. */
  sizes: string
  /** The one picture that paints the page: preloaded, not lazy. */
  eager?: boolean
  className?: string
}

const srcSet = (sources: readonly { width: number; src: string }[]) =>
  sources.map(({ width, src }) => `${src} ${width}w`).join(', ')

/** A picture in AVIF and WebP at several widths; costs no script and no style attribute. */
export function Picture({ name, alt, sizes, eager = false, className = '' }: PictureProps) {
  const { width, height, avif, webp } = pictureFiles(name)
  const focus = allPictures.get(name)?.focus ?? ''
  const smallest = webp[0]
  if (eager && smallest) {
    preload(smallest.src, {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: srcSet(avif),
      imageSizes: sizes,
      type: 'image/avif',
    })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} />
      <img
        className={`${focus} ${className}`.trim()}
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
