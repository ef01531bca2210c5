import type { ReactNode } from 'react'

/** What a screen is drawn for. */
export type Device = 'phone' | 'tablet'

const FRAME = 'overflow-hidden border-5 border-[#1b2637] bg-ink-900 outline outline-[#3a4c66] md:border-8'
/** Relative radii, so that the corners grow with the device. */
const CORNERS = { phone: 'rounded-[17%/8%]', tablet: 'rounded-[4%/5%]' }
/** The upper part of a device, which rises from the lower edge of a section. */
const RISING = 'md:rounded-[2.5rem_2.5rem_0_0] md:border-b-0 md:outline-none'
const SHADOW = 'shadow-[0_50px_90px_-30px_#000c]'

interface DeviceFrameProps {
  /** Shows its upper part. */
  rising?: boolean
  device: Device
  children: ReactNode
}

/** The frame of a device around a screen. */
export const DeviceFrame = ({ rising, device, children }: DeviceFrameProps) => (
  <div className={`${FRAME} ${CORNERS[device]} ${rising ? RISING : SHADOW}`}>{children}</div>
)
