type Check = (value: string) => string | undefined

/** Checks of a setting's value: each gives what is wrong with it, or nothing. */
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

export const isHeaderName: Check = (value) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? undefined : 'is not the name of an HTTP header'

export const isDays: Check = (value) => (/^\d{1,4}$/.test(value) ? undefined : 'is not a whole number of days or years')

/**
 * Reads the owner's settings out of the environment.
 *
 * `read(name, fallback, check)` gives the trimmed value of the variable `name`, or `fallback` where it is unset;
 * a variable set to nothing counts as unset. `finish()` throws one error that names every bad setting.
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
