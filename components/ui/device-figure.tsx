import type { ScreenPicture } from '@/lib/picture-names'

import { classNames } from './class-names'
import { type Device, DeviceFrame } from './device-frame'
import { Picture } from './picture'

const SCREENS = {
  phone: { sizes: '288px', widths: { min: 304, max: 608 } },
  tablet: { sizes: 'min(43vw, 632px)', widths: { min: 576 } },
}

interface DeviceFigureProps {
  /** The classes of its place. */
  className?: string
  device: Device
  /** Rises from the lower edge of the section, which cuts it off. */
  rising?: boolean
  screen: { picture: ScreenPicture; name: string; caption: string }
}

/** A screen in its device, from 1024 px on. In narrower windows, the gallery with all screens is near enough. */
export function DeviceFigure({ className, device, rising, screen }: DeviceFigureProps) {
  const { sizes, widths } = SCREENS[device]
  return (
    <figure className={classNames(className, 'max-lg:hidden print:hidden')}>
      <figcaption className="max-w-80">{screen.caption}</figcaption>
      <DeviceFrame device={device} rising={rising}>
        <Picture name={screen.picture} alt={screen.name} sizes={sizes} widths={widths} />
      </DeviceFrame>
    </figure>
  )
}
