import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { pictureFacts, type PictureName } from '@/content/pictures'
import { sectionIds } from '@/content/section-ids'
import type { Locale } from '@/lib/locale'

import { Breadcrumbs, type Crumb } from './breadcrumbs'

type HeroSize = 'low' | 'standard' | 'product'

/** The least height of the head, px. */
const HEIGHTS: Readonly<Record<HeroSize, number>> = { low: 576, standard: 640, product: 800 }
/** In windows below 1024 px the picture stands above the words, so high, px. */
const ABOVE: Readonly<Record<HeroSize, number>> = { low: 368, standard: 368, product: 480 }
const NARROW = { media: '(max-width: 559px)', sizes: '100vw' }
const WIDTHS = { min: 400 }

/** Beside the words the picture is about 4:3, in large windows 16:9. */
function pictureSizes(size: HeroSize) {
  const covers = (width: string, height: number, ratio = 16 / 9) => `max(${width}, ${Math.round(height * ratio)}px)`
  const beside = (ratio?: number) => covers('58vw', HEIGHTS[size], ratio)
  return {
    sizes: `(max-width: 1023px) ${covers('100vw', ABOVE[size])}, ${beside()}`,
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
  children?: ReactNode
}

/** The head of an inner page: words at the start, a picture that appears through the star mask at the end. */
export function PageHero({
  locale,
  title,
  subtitle,
  picture,
  trail,
  breadcrumbLabel,
  size = 'standard',
  children,
}: PageHeroProps) {
  return (
    <section id={sectionIds.introduction} className="page-hero dark" data-size={size}>
      <div className="picture" data-readable={pictureFacts(picture).readable}>
        <Picture name={picture} locale={locale} alt="" {...pictureSizes(size)} tall={NARROW} widths={WIDTHS} eager />
      </div>
      <div className="wrap">
        <Breadcrumbs label={breadcrumbLabel} trail={trail} />
        <h1>{title}</h1>
        <p className="subtitle">{subtitle}</p>
        {children}
      </div>
    </section>
  )
}
