import type { ReactNode } from 'react'

/** The frame of a phone around a screen; `rising` shows its upper part. */
export const Phone = ({ rising, children }: { rising?: boolean; children: ReactNode }) => (
  <div className="phone" data-rising={rising}>
    {children}
  </div>
)
