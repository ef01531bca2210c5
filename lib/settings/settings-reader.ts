type Check = (value: string) => string | undefined

/** Checks of a setting's value: each returns what is wrong with it, or undefined. */
export const isText: Check = (value) => (value.trim() ? undefined : 'must not be empty')

export const isEmail: Check = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'is not an email address'

export const isPhone: Check = (value) =>
  /^\+[\d ]{8,20}$/.test(value) ? undefined : 'is not a phone number in the form +971 00 000 0000'

export const isUrl: Check = (value) => {
  if (!URL.canParse(value)) return 'is not an absolute address'
  return /^https?:$/.test(new URL(value).protocol) ? undefined : 'must start with https:// or http://'
}

/** An origin alone, so that every address of the site is written in one form. */
export const isOrigin: Check = (value) =>
  isUrl(value) ?? (new URL(value).origin === value ? undefined : 'must be an origin without path or trailing slash')

export const isOptionalUrl: Check = (value) => (value === '' ? undefined : isUrl(value))

/** Hosts of a site that is not public: the default, and this machine. */
const PLACEHOLDER_HOST = /^(.+\.)?(example\.com|localhost)$|^127\.|^\[::1\]$/

/** Names without a dot, addresses of this machine and of private networks (RFC 1918, 3927, 4193, 6761, 6762). */
const LOCAL_HOST =
  /^[^.]+$|\.(localhost|local|internal)$|^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/

/**
 * A check of an API's address for the site at `siteUrl`. A public site needs a public https address: with any other, a
 * visitor's password would go to the visitor's own machine, or be readable on its way.
 */
export const apiUrlCheck = (siteUrl: string): Check => {
  const isPublicSite = !isOrigin(siteUrl) && !PLACEHOLDER_HOST.test(new URL(siteUrl).hostname)
  return (value) => {
    const fault = isUrl(value)
    if (fault || !isPublicSite) return fault
    const { protocol, hostname } = new URL(value)
    if (protocol === 'https:' && !LOCAL_HOST.test(hostname.replace(/\.$/, ''))) return undefined
    return `must be a public https address, because SITE_URL is ${siteUrl}`
  }
}

export const isHeaderName: Check = (value) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? undefined : 'is not the name of an HTTP header'

export const isDays: Check = (value) => (/^\d{1,4}$/.test(value) ? undefined : 'is not a whole number of days or years')

/**
 * Reads the owner's settings from the environment.
 *
 * `read(name, fallback, check)` returns the trimmed value of the variable `name`, or `fallback` where it is unset or
 * empty. `finish()` throws one error that names every bad setting.
 */
export function settingsReader(environment: Readonly<Record<string, string | undefined>>, file: string) {
  const faults: string[] = []
  return {
    read(name: string, fallback: string, check: Check): string {
      const value = environment[name]?.trim() || fallback
      const fault = check(value)
      if (fault) faults.push(`  ${name} = ${JSON.stringify(value)} ${fault}`)
      return value
    },
    finish(): void {
      if (faults.length > 0) throw new Error(`Wrong settings (defaults in ${file}):\n${faults.join('\n')}`)
    },
  }
}
