import type { ReactNode } from 'react'

/** What screens are drawn for, unless it is a phone. */
export type Device = 'tablet'

interface PhoneProps {
  /** Shows its upper part. */
  rising?: boolean
  device?: Device
  children: ReactNode
}

/** The frame of a phone, or of another device, around a screen. */
export const Phone = ({ rising, device, children }: PhoneProps) => (
  <div className="phone" data-rising={rising} data-device={device}>
    {children}
  </div>
)
