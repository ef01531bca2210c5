'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { type DayLight, dubaiTime, type OpenHours } from '@/lib/dubai-time'

const MINUTE_MS = 60_000
/** The light shown without JavaScript. */
const DEFAULT_LIGHT: DayLight = 'dusk'

interface DubaiHourProps {
  /** Sentences with {time} for the time. */
  open: string
  closed: string
  hours: OpenHours
  /** The pictures of all lights; the style sheet shows one. */
  children: ReactNode
}

/** A picture in the current light of Dubai, and the time there. */
export function DubaiHour({ open, closed, hours, children }: DubaiHourProps) {
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
  const { time, light, isOpen } = now ? dubaiTime(now, hours) : { time: '', light: DEFAULT_LIGHT, isOpen: false }
  return (
    <figure className="contact-hour col-start-7 col-end-13 max-lg:mt-10" data-light={light}>
      {children}
      <figcaption className="mt-3 min-h-6 type-note">
        {time && (isOpen ? open : closed).replace('{time}', time)}
      </figcaption>
    </figure>
  )
}
