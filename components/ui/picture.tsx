import { preload } from 'react-dom'

import type { Locale } from '@/lib/locale'

import { classNames } from './class-names'
import { type PictureCrop, pictureFiles, type PictureShape } from './picture-files'
import { placeholderClass } from './placeholder-class'

/** Where a crop is used: everywhere, or where a media condition (in parentheses) matches, with its own `sizes`. */
type CropUsage = true | { media: string; sizes: string }

interface PictureProps extends Partial<Record<PictureCrop, CropUsage>> {
  /** In generated/pictures.json. */
  name: string
  /** Required for pictures with text in them, which differ by language. */
  locale?: Locale
  /** Empty for decorative pictures. */
  alt: string
  /**
   * Value of the `sizes` attribute. Leave it out for a picture that is hardly wider than its smallest file: screens
   * with a pixel ratio of 2 then take the largest.
   */
  sizes?: string
  /** Smallest and largest file in `srcset`, px. */
  widths?: { min?: number; max?: number }
  /** For the LCP image: preloaded and not lazy. */
  eager?: boolean
  className?: string
}

/** The picture or a crop of it, and the media condition for its use. */
interface Variant {
  shape: PictureShape
  sizes?: string
  media?: string
}

const CROPS: readonly PictureCrop[] = ['tall', 'landscape']

/** The variants of the `<source>` elements, in order, then that of the `<img>`, which has no media condition. */
function variantsOf(props: PictureProps): { sources: readonly Variant[]; image: Variant } {
  const { name, locale, sizes } = props
  const files = pictureFiles(name, locale)
  const sources: Variant[] = []
  for (const crop of CROPS) {
    const usage = props[crop]
    if (!usage) continue
    const shape = files[crop]
    if (!shape) throw new Error(`Picture "${name}" has no ${crop} crop`)
    if (usage === true) return { sources, image: { shape, sizes } }
    sources.push({ shape, ...usage })
  }
  return { sources, image: { shape: files, sizes } }
}

const filesOf = ({ sources }: PictureShape, { min = 0, max = Infinity }: NonNullable<PictureProps['widths']> = {}) =>
  sources.filter(({ width }) => width >= min && width <= max)

const srcSet = (shape: PictureShape, widths: PictureProps['widths']) =>
  filesOf(shape, widths)
    .map(({ width, src }) => `${src} ${width}w`)
    .join(', ')

/** The attributes of an `<img>` that name its files. */
function sourcesOf({ shape, sizes }: Variant, widths: PictureProps['widths']) {
  const files = filesOf(shape, widths)
  const smallest = files[0]?.src
  if (files.length < 2) return { src: smallest }
  if (!sizes) return { src: smallest, srcSet: `${files.at(-1)?.src} 2x` }
  return { src: shape.sources.at(-1)?.src, srcSet: srcSet(shape, widths), sizes }
}

/**
 * Preloads the variants. Preloads have no order, unlike `<source>` elements, so the last variant gets the negation of
 * all other media conditions. Exactly one file is downloaded.
 */
function preloadVariants(variants: readonly Variant[], widths: PictureProps['widths']) {
  const others = variants.flatMap(({ media }) => media ?? [])
  const rest = others.length > 1 ? `not (${others.join(' or ')})` : others.map((media) => `not ${media}`)[0]
  for (const { shape, sizes, media = rest } of variants) {
    preload(shape.sources[0]?.src ?? '', {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: srcSet(shape, widths),
      imageSizes: sizes,
      media,
    })
  }
}

/**
 * An AVIF at several widths, which all browsers of `browserslist` show; a `<picture>` if the crop differs. Unlike
 * next/image it needs no script and no style attribute.
 */
export function Picture(props: PictureProps) {
  const { name, locale, alt, widths, eager = false, className } = props
  const { color, focus } = pictureFiles(name, locale)
  const { sources, image } = variantsOf(props)
  const { width, height } = image.shape
  if (eager) preloadVariants([...sources, image], widths)
  const img = (
    <img
      {...sourcesOf(image, widths)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      className={classNames(placeholderClass(color), focus, className) || undefined}
    />
  )
  if (sources.length === 0) return img
  return (
    <picture>
      {sources.map(({ shape: crop, sizes: cropSizes, media }) => (
        <source
          key={media}
          media={media}
          srcSet={srcSet(crop, widths)}
          sizes={cropSizes}
          width={crop.width}
          height={crop.height}
        />
      ))}
      {img}
    </picture>
  )
}
