import { nearestNames } from './nearest-names'

const FIRST_WORD = /^(NEXT_PUBLIC[_.-])?([^_.-]+)[_.-]/

/**
 * Whether a name begins like a setting and like no variable of another program: `API_…` does so only after
 * NEXT_PUBLIC_.
 */
function beginsAsSetting(name: string, known: readonly string[]): boolean {
  const [, isPublic, word] = FIRST_WORD.exec(name.toUpperCase()) ?? []
  return known.some((setting) => {
    const [, isPublicSetting, ownWord] = FIRST_WORD.exec(setting) ?? []
    return word === ownWord && Boolean(isPublic || !isPublicSetting)
  })
}

/** Variables of the browser tests, and of Netlify's builds. */
const OF_TESTS = ['SITE_SERVER']
const OF_HOSTS = ['SITE_ID', 'SITE_NAME']
/** A name in a file is misspelt if it differs from a setting by this many letters, whatever it begins with. */
const MISSPELT_BY = 2

const isMissingPrefix = (name: string, known: readonly string[]) => known.includes(`NEXT_PUBLIC_${name.toUpperCase()}`)

/** Whether a variable of the environment is meant as a setting, though there is none of this name. */
export const isMisspeltVariable = (name: string, known: readonly string[]): boolean =>
  !known.includes(name) &&
  ![...OF_TESTS, ...OF_HOSTS].includes(name) &&
  (beginsAsSetting(name, known) || isMissingPrefix(name, known))

/** The same for a name in a file of settings, which holds few other names. */
export const isMisspeltName = (name: string, known: readonly string[]): boolean =>
  !known.includes(name) &&
  !OF_TESTS.includes(name) &&
  (beginsAsSetting(name, known) || isMissingPrefix(name, known) || nearestNames(name, known, MISSPELT_BY).length > 0)

/** What to say of such a name. */
export function adviceOn(name: string, known: readonly string[]): string {
  const nearest = nearestNames(name, known)
  return `${name} is not a setting. ${nearest.length > 0 ? `Is it ${nearest.slice(0, 3).join(' or ')}?` : 'docs/settings.md lists them.'}`
}
