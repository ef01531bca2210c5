import { randomUUID } from 'node:crypto'

import { SettingsError } from '@/lib/settings/read-settings'
import { adviceOn, isMisspeltVariable } from '@/lib/settings/unknown-names'

/**
 * The variables of a GitHub repository that are settings, in the form of `$GITHUB_ENV`. Each value stands between two
 * delimiters that nobody can guess, so a line break in it begins no other variable. Throws for misspelt names.
 */
export function githubEnvironment(variables: Readonly<Record<string, string>>, names: readonly string[]): string {
  const misspelt = Object.keys(variables).filter((name) => isMisspeltVariable(name, names))
  if (misspelt.length > 0) {
    const lines = misspelt.map((name) => `  ${adviceOn(name, names)}`)
    throw new SettingsError(`Wrong variables of the repository:\n${lines.join('\n')}`)
  }
  return Object.entries(variables)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => {
      const delimiter = `END_${randomUUID()}`
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`
    })
    .join('')
}
