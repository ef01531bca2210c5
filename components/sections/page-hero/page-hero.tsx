import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { pictureFacts, type PictureName } from '@/content/pictures'

import { Breadcrumbs, type Crumb } from './breadcrumbs'

/** The picture is 16:9 and covers a head 640 px high, in narrow windows 368 px: there, cut upright, it is as wide. */
const PICTURE_SIZES = '(max-width: 1023px) max(100vw, 655px), max(56vw, 1138px)'
const NARROW = { media: '(max-width: 559px)', sizes: '100vw' }

interface PageHeroProps {
  title: string
  subtitle: string
  picture: PictureName
  trail: readonly Crumb[]
  breadcrumbLabel: string
  size?: 'low' | 'standard' | 'product'
  /** Devices that stand before the picture. */
  devices?: ReactNode
  children?: ReactNode
}

/** The head of an inner page: words at the start, a picture that appears through the dissolve at the end. */
export function PageHero({
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
        <Picture name={picture} alt="" sizes={PICTURE_SIZES} tall={NARROW} eager />
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
