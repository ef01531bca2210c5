import type { DayLight } from '@/lib/dubai-time'

export type MapPlace = 'gulf' | 'palm' | 'marina' | 'jumeirah' | 'downtown' | 'creek' | 'deira' | 'airport'

/** Without the document title, `Contact {brand}`, which is in content/messages. */
export interface ContactCopy {
  heading: string
  subtitle: string
  /** Meta description: 110 to 160 characters. */
  description: string
  /** The page's name in the breadcrumbs. */
  breadcrumb: string
  cards: {
    email: string
    phone: string
    address: string
  }
  hours: {
    title: string
    text: string
    /** The time in Dubai stands where these have {time}. */
    open: string
    closed: string
  }
  /** What the pictures of the dune show, by the light of the day in Dubai. */
  pictureAlts: Record<DayLight, string>
  /** The main action: opens the visitor's mail. */
  emailAction: string
  mapTitle: string
  mapLink: string
  /** Names on the drawn map. */
  places: Record<MapPlace, string>
}
