import { kind } from './kind'

/** Headers that no script may set (Fetch, forbidden request-header), and those that the call or the browser needs. */
const TAKEN = new Set(
  `accept accept-charset accept-encoding accept-language access-control-request-headers access-control-request-method
  access-control-request-private-network cache-control connection content-encoding content-language content-length
  content-type cookie cookie2 date dnt expect host if-match if-modified-since if-none-match if-range if-unmodified-since
  keep-alive origin pragma priority purpose range referer save-data set-cookie set-cookie2 te trailer transfer-encoding
  upgrade upgrade-insecure-requests user-agent via x-http-method x-http-method-override x-method-override`.split(/\s+/),
)

const isTaken = (name: string) => TAKEN.has(name) || /^(proxy|sec)-/.test(name)

/** The name of a request header that a script may set. */
export const headerName = kind(
  'the name of a header of your own, such as x-api-key, or Authorization',
  (value) => {
    if (!/^[a-z\d][\w-]*$/i.test(value)) return 'is not the name of an HTTP header'
    return isTaken(value.toLowerCase()) ? 'is a header that browsers keep for themselves' : undefined
  },
  (value) => value.replace(/\s*:.*$/, '').replaceAll(/\s+/g, '-'),
)

/** The value of a request header. With other characters, the browser would refuse the call. */
export const headerValue = kind('printable ASCII characters: letters, digits and signs', (value) =>
  /^[!-~]([ -~]*[!-~])?$/.test(value) ? undefined : 'is not of printable ASCII characters, as an HTTP header must be',
)
