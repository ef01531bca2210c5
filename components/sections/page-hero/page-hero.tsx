import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { pictureFacts, type PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'

import { Breadcrumbs, type Crumb } from './breadcrumbs'

type HeroSize = 'low' | 'standard' | 'product'

/** The least height of the head, px; in windows below 1024 px the picture stands above the words, 368 px high. */
const HEIGHTS: Readonly<Record<HeroSize, number>> = { low: 576, standard: 640, product: 800 }
const NARROW = { media: '(max-width: 559px)', sizes: '100vw' }
const WIDTHS = { min: 400 }

/** Beside the words the picture is about 4:3, in large windows 16:9. */
function pictureSizes(size: HeroSize) {
  const beside = (ratio: number) => `max(58vw, ${Math.round(HEIGHTS[size] * ratio)}px)`
  return {
    sizes: `(max-width: 1023px) max(100vw, 655px), ${beside(16 / 9)}`,
    landscape: { media: '((min-width: 1024px) and (max-width: 1535px))', sizes: beside(4 / 3) },
  }
}

interface PageHeroProps {
  locale: Locale
  title: string
  subtitle: string
  picture: PictureName
  trail: readonly Crumb[]
  breadcrumbLabel: string
  size?: HeroSize
  /** Devices that stand before the picture. */
  devices?: ReactNode
  children?: ReactNode
}

/** The head of an inner page: words at the start, a picture that appears through the dissolve at the end. */
export function PageHero({
  locale,
  title,
  subtitle,
  picture,
  trail,
  breadcrumbLabel,
  size = 'standard',
  devices,
  children,
}: PageHeroProps) {
  return (
    <section id="introduction" className="page-hero dark" data-size={size}>
      <div className="picture" data-readable={pictureFacts(picture).readable}>
        <Picture name={picture} locale={locale} alt="" {...pictureSizes(size)} tall={NARROW} widths={WIDTHS} eager />
      </div>
      {devices}
      <div className="wrap">
        <Breadcrumbs label={breadcrumbLabel} trail={trail} />
        <h1>{title}</h1>
        <p className="subtitle">{subtitle}</p>
        {children}
      </div>
    </section>
  )
}
