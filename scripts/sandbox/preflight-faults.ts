import { keyHeader } from './contracts'

export const OTHER_ORIGIN = 'https://www.example.com'

/** Replaces a correct header; null removes it; `:status` is the status. */
type WrongHeaders = Readonly<Record<string, string | null>>

/**
 * Keyed by the host of the page that asks, as in `http://no-delete.localhost:3000`: a preflight does not name the user.
 */
export const preflightFaults: Readonly<Record<string, WrongHeaders>> = {
  'not-found': { ':status': '404' },
  redirect: { ':status': '307', Location: '/' },
  'no-origin': { 'Access-Control-Allow-Origin': null },
  'other-origin': { 'Access-Control-Allow-Origin': OTHER_ORIGIN },
  'two-origins': { 'Access-Control-Allow-Origin': `*, ${OTHER_ORIGIN}` },
  'no-delete': { 'Access-Control-Allow-Methods': 'GET, POST' },
  'no-type': { 'Access-Control-Allow-Headers': keyHeader },
  'no-key': { 'Access-Control-Allow-Headers': 'content-type' },
}

/** The faults in a preflight for a page of `origin`. */
export function wrongHeadersFor(origin = ''): WrongHeaders {
  const name = Object.keys(preflightFaults).find((each) => origin.startsWith(`http://${each}.localhost`))
  return (name && preflightFaults[name]) || {}
}
