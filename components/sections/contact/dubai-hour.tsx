'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { type DayLight, dubaiTime } from '@/lib/dubai-time'

const MINUTE_MS = 60_000
/** The light without JavaScript. */
const DEFAULT_LIGHT: DayLight = 'dusk'

interface DubaiHourProps {
  /** Sentences with the time in place of {time}. */
  open: string
  closed: string
  /** The pictures of all lights, of which the style sheet shows one. */
  children: ReactNode
}

/** A picture in the light that is in Dubai now, and what time it is there. */
export function DubaiHour({ open, closed, children }: DubaiHourProps) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const update = () => {
      if (!document.hidden) setNow(new Date())
    }
    update()
    const timer = setInterval(update, MINUTE_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  const { time, light, isOpen } = now ? dubaiTime(now) : { time: '', light: DEFAULT_LIGHT, isOpen: false }
  return (
    <figure className="contact-hour" data-light={light}>
      {children}
      <figcaption>{time && (isOpen ? open : closed).replace('{time}', time)}</figcaption>
    </figure>
  )
}
