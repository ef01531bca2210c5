import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { isReadable } from '@/components/ui/picture-files'
import type { PictureName } from '@/content/pictures'
import { sectionIds } from '@/lib/section-ids'
import type { Locale } from '@/lib/locale'
import { unbroken } from '@/components/ui/unbroken'

import { Breadcrumbs, type Breadcrumb } from './breadcrumbs'

/**
 * Heights of the picture in page-hero.css, px: beside the text, and above it below 1024 px. Repeated here because
 * browsers choose a file before they have the style sheet.
 */
const HEIGHTS = { standard: { beside: 528, above: 420 }, product: { beside: 672, above: 420 } } as const

/** Characters. A longer title would be higher than the picture; beside it, it is one size smaller. */
const LONG_TITLE = 40

type HeroSize = keyof typeof HEIGHTS

/** Drawn 100vw wide. Phones take a little less: their pixels are too small to show the difference. */
const NARROW = { media: '(width < 35rem)', sizes: '77vw' }
const WIDTHS = { min: 400 }

/** The picture covers its box: about 4:3 beside the text, 16:9 from 1536 px on. */
function pictureSizes(size: HeroSize) {
  const cover = (width: string, height: number, ratio = 16 / 9) => `max(${width}, ${Math.round(height * ratio)}px)`
  const besideText = (ratio?: number) => cover('52vw', HEIGHTS[size].beside, ratio)
  return {
    sizes: `(width < 64rem) ${cover('100vw', HEIGHTS[size].above)}, ${besideText()}`,
    landscape: { media: '((width >= 64rem) and (width < 96rem))', sizes: besideText(4 / 3) },
  }
}

interface PageHeroProps {
  locale: Locale
  title: string
  /** A sentence of the page's own. */
  lead?: string
  subtitle: string
  picture: PictureName
  breadcrumbs: readonly Breadcrumb[]
  breadcrumbLabel: string
  size?: HeroSize
  children?: ReactNode
}

/** The hero of an inner page: the text at the start and, at the end, a picture behind the star mask. */
export function PageHero({
  locale,
  title,
  lead,
  subtitle,
  picture,
  breadcrumbs,
  breadcrumbLabel,
  size = 'standard',
  children,
}: PageHeroProps) {
  return (
    <section id={sectionIds.introduction} className="page-hero dark" data-size={size}>
      <div className="page-hero-picture" data-readable={isReadable(picture) || undefined}>
        <Picture name={picture} locale={locale} alt="" {...pictureSizes(size)} tall={NARROW} widths={WIDTHS} eager />
      </div>
      <div className="wrap page-hero-words">
        <Breadcrumbs label={breadcrumbLabel} breadcrumbs={breadcrumbs} />
        <h1 className={title.length > LONG_TITLE ? 'lg:max-w-144 lg:text-h2' : undefined}>{unbroken(title)}</h1>
        {lead && <p className="page-hero-lead text-fg text-balance">{lead}</p>}
        <p className={lead ? 'page-hero-lead mt-3 text-sm' : 'page-hero-lead'}>{subtitle}</p>
        {children}
      </div>
    </section>
  )
}
