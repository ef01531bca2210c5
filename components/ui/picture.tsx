import { preload } from 'react-dom'

import { pictureFocus, type PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import { type PictureCut, pictureFiles, type PictureShape } from './picture-files'
import type { ScreenPicture, SheetPicture } from '@/lib/picture-names'
import { placeholderClass } from '@/lib/placeholder-class'

/** Where a cut is shown: everywhere, or where a media condition in parentheses holds, with the width there. */
type CutPlace = true | { media: string; sizes: string }

interface PictureProps extends Partial<Record<PictureCut, CutPlace>> {
  name: PictureName | ScreenPicture | SheetPicture
  /** Needed by pictures with words in them, which have an edition for each language. */
  locale?: Locale
  /** Empty for decoration. */
  alt: string
  /** The width it is shown at, in the syntax of the `sizes` attribute. */
  sizes: string
  /** The files that the place can want, px: the others are left out of its list. */
  widths?: { min?: number; max?: number }
  /** The one picture that paints the page: preloaded, not lazy. */
  eager?: boolean
  className?: string
}

/** A shape of the picture where its media query holds, if it has one. */
interface Variant {
  shape: PictureShape
  sizes: string
  media?: string
}

const CUTS: readonly PictureCut[] = ['tall', 'landscape']

/** The shapes of a place in the order in which they are tried; the last is for wherever none of the others is. */
function variantsOf(props: PictureProps): readonly Variant[] {
  const { name, locale, sizes } = props
  const files = pictureFiles(name, locale)
  const variants: Variant[] = []
  for (const cut of CUTS) {
    const place = props[cut]
    if (!place) continue
    const shape = files[cut]
    if (!shape) throw new Error(`Picture "${name}" has no ${cut} cut`)
    if (place === true) return [...variants, { shape, sizes }]
    variants.push({ shape, ...place })
  }
  return [...variants, { shape: files, sizes }]
}

const srcSet = (sources: PictureShape['avif'], { min = 0, max = Infinity }: NonNullable<PictureProps['widths']> = {}) =>
  sources
    .filter(({ width }) => width >= min && width <= max)
    .map(({ width, src }) => `${src} ${width}w`)
    .join(', ')

/** Preloads know no order: the last says where none of the others is, so that exactly one is fetched. */
function preloadVariants(variants: readonly Variant[], widths: PictureProps['widths']) {
  const others = variants.flatMap(({ media }) => media ?? [])
  const rest = others.length > 1 ? `not (${others.join(' or ')})` : others.map((media) => `not ${media}`)[0]
  for (const { shape, sizes, media = rest } of variants) {
    preload(shape.webp[0]?.src ?? '', {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: srcSet(shape.avif, widths),
      imageSizes: sizes,
      media,
      type: 'image/avif',
    })
  }
}

/** A picture in AVIF and WebP at several widths; costs no script and no style attribute. */
export function Picture(props: PictureProps) {
  const { name, locale, alt, widths, eager = false, className = '' } = props
  const { width, height, webp, color } = pictureFiles(name, locale)
  const variants = variantsOf(props)
  if (eager) preloadVariants(variants, widths)
  return (
    <picture>
      {variants.flatMap(({ shape, sizes, media }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${format}-${media}`}
            media={media}
            type={`image/${format}`}
            srcSet={srcSet(shape[format], widths)}
            sizes={sizes}
            width={shape.width}
            height={shape.height}
          />
        )),
      )}
      <img
        className={[placeholderClass(color), pictureFocus(name, locale), className].filter(Boolean).join(' ')}
        src={webp.at(-1)?.src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
      />
    </picture>
  )
}
