import { elementAt } from './element-at'

/** Returns the link that an event happened on or in; null if there is none. */
export const linkAt = (event: Event): HTMLAnchorElement | null =>
  elementAt(event)?.closest<HTMLAnchorElement>('a[href]') ?? null
