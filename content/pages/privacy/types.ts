import type { Jurisdiction } from '../../site'
import type { NamedText } from '../../types'

/** Owner settings that are inserted into the texts. */
export interface PrivacyParams {
  /** Registration of the company, as far as the owner has set it. */
  company: readonly NamedText[]
  /** The legal name, or the brand where the owner has not set one. */
  name: string
  /** City and country. */
  place: string
  email: string
  jurisdiction: Jurisdiction
  /** The host that the map on the contact page is loaded from. */
  mapHost: string
  /** The host that browsers report violations of the Content-Security-Policy to; '' if there is none. */
  reportHost: string
}
