import type { ReactNode } from 'react'

import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { isLocalized } from '@/components/ui/picture-files'
import { unbroken } from '@/components/ui/unbroken'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { Breadcrumbs, type Breadcrumb } from './breadcrumbs'

/**
 * Heights of the picture, px: beside the text, on tablets, and above it below 700 px. Repeated here because browsers
 * choose a file before they have the style sheet.
 */
const HEIGHTS = { beside: 600, tablet: 460, above: 340 }

/** Characters. A longer title takes three lines, so it is one size smaller: all heroes are equally high. */
const LONG_TITLE = 27

/**
 * The upright crop: on phones, where it is 100vw wide but a smaller file will do, because their pixels are too small to
 * show the difference; and on tablets, beside the text.
 */
const UPRIGHT = {
  media: '((width < 35rem) or ((width >= 43.75rem) and (width < 64rem)))',
  sizes: `(width < 35rem) 77vw, max(45vw, ${HEIGHTS.tablet * 0.8}px)`,
}
const WIDTHS = { min: 400 }

const LEAD = 'mt-4 max-w-lead text-lead print:mt-2 print:max-w-none'

/** The picture covers its box: about 4:3 beside the text, 16:9 from 1536 px on. */
const cover = (width: string, height: number, ratio: number) => `max(${width}, ${Math.round(height * ratio)}px)`
const SIZES = `(width < 64rem) ${cover('100vw', HEIGHTS.above, 16 / 9)}, ${cover('45vw', HEIGHTS.beside, 16 / 9)}`
const LANDSCAPE = { media: '((width >= 64rem) and (width < 96rem))', sizes: cover('45vw', HEIGHTS.beside, 4 / 3) }

interface PageHeroProps {
  locale: Locale
  title: string
  /** A sentence of the page's own. */
  lead?: string
  subtitle: string
  picture: PictureName
  breadcrumbs: readonly Breadcrumb[]
  breadcrumbLabel: string
  children?: ReactNode
}

/**
 * The hero of an inner page: words at the start and, from 700 px on, a picture beside them. The title starts at the
 * same height on all pages.
 */
export function PageHero({
  locale,
  title,
  lead,
  subtitle,
  picture,
  breadcrumbs,
  breadcrumbLabel,
  children,
}: PageHeroProps) {
  return (
    <section
      id={sectionIds.introduction}
      className="page-hero dark relative isolate flex overflow-hidden sm:min-h-115 lg:min-h-150"
    >
      <div className="page-hero-picture print:hidden">
        <Picture
          // The box is mirrored in Arabic. A picture with text in it is mirrored back.
          className={classNames('size-full object-cover', isLocalized(picture) && 'rtl:-scale-x-100')}
          name={picture}
          locale={locale}
          alt=""
          sizes={SIZES}
          tall={UPRIGHT}
          landscape={LANDSCAPE}
          widths={WIDTHS}
          eager
        />
      </div>
      {/* Below the picture, from 700 px on beside it. */}
      <div className="wrap pt-[calc(var(--spacing-header)+var(--picture))] pb-8 sm:pt-header sm:pb-5 lg:pt-28 lg:pb-3 print:py-0">
        <div className="sm:w-[52%]">
          <div className="sm:h-14 lg:h-25 xl:w-[115%]">
            <Breadcrumbs label={breadcrumbLabel} breadcrumbs={breadcrumbs} />
          </div>
          <h1
            className={classNames(
              'leading-tight tracking-hero print:max-w-none turning:[view-transition-name:title]',
              title.length > LONG_TITLE ? 'text-h2' : 'max-w-title text-h1',
            )}
          >
            {unbroken(title)}
          </h1>
          {lead && <p className={`${LEAD} text-fg`}>{unbroken(lead)}</p>}
          <p className={lead ? 'mt-2 max-w-[36em] leading-sub text-muted' : `${LEAD} text-muted`}>
            {unbroken(subtitle)}
          </p>
          {children}
        </div>
      </div>
    </section>
  )
}
