import type { ScreenPicture } from '@/lib/picture-names'

import { type Device, Phone } from './phone'
import { Picture } from './picture'

const SCREENS = {
  phone: { crop: 'aspect-6/7', sizes: '(width < 48rem) 90vw, 288px', widths: { min: 304, max: 608 } },
  tablet: { crop: 'aspect-16/10', sizes: '(width < 64rem) 90vw, min(43vw, 632px)', widths: { min: 576 } },
}

interface DeviceFigureProps {
  /** Its place from 1024 px on. */
  className?: string
  device?: Device
  /** Its lower edge is that of the section from 1024 px on, too. */
  rising?: boolean
  screen: { picture: ScreenPicture; name: string; caption: string }
}

/** A screen in its device. In narrow windows its upper part stands on the lower edge of the section, without the caption. */
export function DeviceFigure({ className = '', device, rising, screen }: DeviceFigureProps) {
  const { crop, sizes, widths } = SCREENS[device ?? 'phone']
  return (
    <figure
      className={`device-figure ${className} ${crop} late-picture mt-10 overflow-hidden lg:mt-0 lg:aspect-auto lg:overflow-visible print:hidden`}
    >
      <figcaption className="max-lg:hidden lg:max-w-80">{screen.caption}</figcaption>
      <Phone device={device} rising={rising}>
        <Picture name={screen.picture} alt={screen.name} sizes={sizes} widths={widths} />
      </Phone>
    </figure>
  )
}
