/** Returns an error message, or undefined if the value is valid. */
type Check = (value: string) => string | undefined

export const checkText: Check = (value) => (value.trim() ? undefined : 'must not be empty')

/** Services that give an address to anybody. */
const FREE_MAIL =
  /@((gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|gmx|proton|protonmail|yandex)\.[\w.]+|(live|msn|me|mail)\.com)$/i

export const checkEmail: Check = (value) => {
  if (!/^[^\s@:]+@[^\s@:]+\.[^\s@:]+$/.test(value)) return 'is not an email address'
  return FREE_MAIL.test(value) ? 'is a free-mail address. Use one of the company’s own domain' : undefined
}

export const checkPhone: Check = (value) =>
  /^\+[\d ]{8,20}$/.test(value) ? undefined : 'is not a phone number in the form +971 00 000 0000'

export const checkUrl: Check = (value) => {
  if (!URL.canParse(value)) return 'is not an absolute address'
  return /^https?:$/.test(new URL(value).protocol) ? undefined : 'must start with https:// or http://'
}

/** For an address to which paths are appended. */
export const checkOrigin: Check = (value) =>
  checkUrl(value) ?? (new URL(value).origin === value ? undefined : 'must be an origin without path or trailing slash')

export const checkOptionalUrl: Check = (value) => (value === '' ? undefined : checkUrl(value))

/** For a repository on GitHub. */
export const checkRepository: Check = (value) =>
  /^([\w.-]+\/[\w.-]+)?$/.test(value) ? undefined : 'is not a repository in the form owner/name'

export const checkOptionalText: Check = () => undefined

/** For people who report a weakness: an e-mail address or the https address of a form (RFC 9116). */
export const checkContact: Check = (value) => {
  if (URL.canParse(value) && value.startsWith('https://')) return undefined
  return value.includes('@') ? checkEmail(value) : 'is neither an email address nor an https address'
}

export const checkDate: Check = (value) => {
  const date = new Date(value)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && date.toJSON()?.startsWith(value)
  return isDate ? undefined : 'is not a date in the form 2027-10-31'
}

/** Hosts of a site that is not public: the default setting and the local machine. */
const PLACEHOLDER_HOST = /^(.+\.)?(example\.com|localhost)$|^127\.|^\[::1\]$/

/**
 * Hosts without a dot, and addresses of the local machine and of private networks (RFC 1918, 3927, 4193, 6761, 6762).
 */
const LOCAL_HOST =
  /^[^.]+$|\.(localhost|local|internal)$|^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/

/**
 * Returns a check for the address of an API that the site at `siteUrl` calls. A public site needs a public https
 * address: any other would send a visitor's password in plain text or to the visitor's own machine.
 */
export const createApiUrlCheck = (siteUrl: string): Check => {
  const isPublicSite = !checkOrigin(siteUrl) && !PLACEHOLDER_HOST.test(new URL(siteUrl).hostname)
  return (value) => {
    const error = checkUrl(value)
    if (error) return error
    const { protocol, hostname, username, password } = new URL(value)
    // The form appends a path, and browsers call no address that contains credentials.
    if (username || password || /[?#]/.test(value)) return 'must be an address without user, query and fragment'
    if (!isPublicSite) return undefined
    if (protocol === 'https:' && !LOCAL_HOST.test(hostname.replace(/\.$/, ''))) return undefined
    return `must be a public https address, because SITE_URL is ${siteUrl}`
  }
}

export const checkHeaderName: Check = (value) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? undefined : 'is not the name of an HTTP header'

/** Browsers send no other characters in a header: the call would fail. */
export const checkHeaderValue: Check = (value) =>
  /^[!-~]([ -~]*[!-~])?$/.test(value) ? undefined : 'is not of printable ASCII characters, as an HTTP header must be'

/** A number of years; may be empty. */
export const checkAge: Check = (value) =>
  value === '' || /^\d{1,2}$/.test(value) ? undefined : 'is not an age in years'

export const checkDays: Check = (value) =>
  /^\d{1,4}$/.test(value) ? undefined : 'is not a whole number of days or years'

/**
 * Reads the owner's settings from the environment. `file` holds the defaults; error messages name it.
 *
 * `read(name, fallback, check)` returns the trimmed value of the variable `name`, or `fallback` if it is unset or
 * empty. `assertValid()` throws one error that lists all invalid settings. `values` holds every value read, by
 * variable.
 */
export function settingsReader(environment: Readonly<Record<string, string | undefined>>, file: string) {
  const errors: string[] = []
  const values = new Map<string, string>()
  return {
    values: values as ReadonlyMap<string, string>,
    read(name: string, fallback: string, check: Check): string {
      const value = environment[name]?.trim() || fallback
      const error = check(value)
      if (error) errors.push(`  ${name} = ${JSON.stringify(value)} ${error}`)
      values.set(name, value)
      return value
    },
    assertValid(): void {
      if (errors.length > 0) throw new Error(`Wrong settings (defaults in ${file}):\n${errors.join('\n')}`)
    },
  }
}
