'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { type DayLight, dubaiTime, type Opening, type OpenHours } from '@/lib/dubai-time'

const MINUTE_MS = 60_000
/** The light shown without JavaScript. */
const DEFAULT_LIGHT: DayLight = 'dusk'

interface DubaiHourProps {
  /** Sentences on when the office opens, each in the pieces around the time. */
  sentences: Readonly<Record<Opening, readonly string[]>>
  hours: OpenHours
  /** The pictures of all lights, each of which is shown by `data-light`. */
  children: ReactNode
}

/** A picture in the current light of Dubai, the time there, and when the office opens. */
export function DubaiHour({ sentences, hours, children }: DubaiHourProps) {
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
  const shown = now && dubaiTime(now, hours)
  return (
    <figure className="col-start-7 col-end-13 max-lg:mt-10" data-light={shown?.light ?? DEFAULT_LIGHT}>
      {children}
      <figcaption className="mt-3 min-h-6 text-sm text-muted">
        {shown && sentences[shown.opening].join(shown.time)}
      </figcaption>
    </figure>
  )
}
