import { isHost } from './hosts'
import { type Kind, kind } from './kind'

/** The characters of an address (RFC 3986). All others are percent-encoded. */
const URI = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/
const NOT_URI = /[^\w.~:/?#[\]@!$&'()*+,;=%-]/gu

const encoded = (text: string) => text.replaceAll(NOT_URI, encodeURIComponent)

/** What is wrong with an address in every place: a link, a policy, a header, the configuration of a server. */
function addressFault(value: string): string | undefined {
  if (!/^https?:\/\//i.test(value)) return 'does not begin with https://'
  if (!URL.canParse(value)) return 'is not an address'
  const { href, hostname, username, password } = new URL(value)
  if (username || password) return 'contains the name or the password of a user'
  if (!isHost(hostname)) return `has no name of a host that every server reads: ${hostname}`
  if (![value, `${value}/`].includes(href)) return 'is not in its plain form'
  if (/%(?![\da-f]{2})/i.test(value)) return 'has a % that begins no character'
  return URI.test(value) ? undefined : 'contains a character that has to be encoded'
}

/** The address in what people paste: the code of a frame, a name without https://, capitals, a redundant port. */
function plainAddress(value: string): string | undefined {
  const [, frame] = /\bsrc=["']([^"']+)/.exec(value) ?? []
  const text = (frame?.replaceAll('&amp;', '&') ?? value).trim().replace(/^<(.*)>$/, '$1')
  const bare = text
    // https// and https://https://, as people mistype it.
    .replace(/^(h[tps]+[:;]?\/+|https?:|[/:])+/i, '')
    .replace(/^([\w.-]+?)\.+(?=[:/?#]|$)/, '$1')
  // Another scheme, such as mailto:.
  if (!/^https?:/i.test(text) && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(bare)) return undefined
  const isInsecure = /^http:/i.test(text) || /^(localhost|127\.)/.test(bare)
  const whole = `${isInsecure ? 'http' : 'https'}://${bare}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  url.username = ''
  url.password = ''
  const href = encoded(url.href)
  return href === `${url.origin}/` && !/\/$/.test(text) ? url.origin : href
}

const hostOf = (value: string) => new URL(value).hostname

/** A kind of address. `fault` says what is wrong with a valid address for this setting. */
const kindOfAddress = (
  allowed: string,
  fault: (value: string) => string | undefined = () => undefined,
  offer: Kind['offer'] = plainAddress,
): Kind => ({ ...kind(allowed, (value) => addressFault(value) ?? fault(value), offer), hostOf })

const withOrigin = (value: string) => {
  const address = plainAddress(value)
  return address && new URL(address).origin
}

/** Address of a site, to which paths are appended. */
export const origin = kind(
  'https:// and the name of a host, without a slash at the end, such as https://www.example.com',
  (value) =>
    addressFault(value) ?? (new URL(value).origin === value ? undefined : 'is more than the address of a host'),
  withOrigin,
)

/** Sites that each have their own setting or slot. */
const PLACES = {
  LinkedIn: /(^|\.)(linkedin\.com|lnkd\.in)$/,
  X: /(^|\.)(x|twitter)\.com$/,
  Instagram: /(^|\.)instagram\.com$/,
  YouTube: /(^|\.)(youtube\.com|youtu\.be)$/,
  Facebook: /(^|\.)facebook\.com$/,
  'the App Store': /^(apps|itunes)\.apple\.com$/,
  'Google Play': /^play\.google\.com$/,
}
export type Place = keyof typeof PLACES

/** An address. With `place`, not one of another of these sites. */
export const address = (example: string, place?: Place) =>
  kindOfAddress(`an address that begins with https://, such as ${example}`, (value) => {
    const [other] = Object.entries(PLACES).find(([, host]) => host.test(hostOf(value))) ?? []
    return place && other && other !== place ? `is an address of ${other}` : undefined
  })

/** Address of an API, to which `path` is appended. */
export function apiAddress(path: string): Kind {
  const plain = (value: string) =>
    plainAddress(value)
      ?.replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
  return kindOfAddress(
    'an address without query and fragment, such as https://api.example.com/v1',
    (value) => {
      if (/[?#]/.test(value)) return 'has a query or a fragment'
      return plain(value)?.endsWith(path) ? `ends with ${path}, which is appended to it` : undefined
    },
    (value) => plain(value)?.replace(new RegExp(`${path}$`), ''),
  )
}

/** Maps whose pages refuse to be shown in a frame, with the addresses that can be, and how to get one. */
const FRAMES: readonly (readonly [host: RegExp, framed: RegExp, advice: string])[] = [
  [
    /(^|\.)(google\.[a-z.]+|goo\.gl)$/,
    /^https:\/\/[^/]+\/maps\/(d\/)?embed|[?&]output=embed\b/,
    'In Google Maps choose Share, Embed a map, and take the address in src="…"',
  ],
  [
    /(^|\.)(openstreetmap\.org|osm\.org)$/,
    /\/export\/embed\.html/,
    'At openstreetmap.org choose Share, HTML, and take the address in src="…"',
  ],
  [/(^|\.)bing\.com$/, /\/maps\/embed/, 'In Bing Maps choose Share, Embed a map, and take the address in src="…"'],
  [/(^|\.)waze\.com$/, /^https:\/\/embed\./, 'At waze.com choose Share, Embed, and take the address in src="…"'],
  [/^maps\.apple(\.com)?$/, /^$/, 'Apple has none for a frame. Take a map of OpenStreetMap or Google'],
]

function frameFault(value: string): string | undefined {
  const { hostname } = new URL(value)
  const [, framed, advice] = FRAMES.find(([host]) => host.test(hostname)) ?? []
  return framed && !framed.test(value) ? `is a page that no frame may show. ${advice}` : undefined
}

/** Address of a map in a frame. */
export const mapFrame = kindOfAddress(
  'an address made for frames, such as https://www.openstreetmap.org/export/embed.html?bbox=…',
  frameFault,
)
