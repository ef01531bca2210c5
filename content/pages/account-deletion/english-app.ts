import type { DeletionAppParams } from './types'

const quoted = (text: string) => `“${text}”`

/** How the stores name the app and its developer, as far as the owner has set it. */
export function englishListing({ storeName, storeDeveloper }: DeletionAppParams): readonly string[] {
  const names = [
    ...(storeName ? [`the app is named ${quoted(storeName)}`] : []),
    ...(storeDeveloper ? [`its developer ${storeName ? '' : 'is named '}${quoted(storeDeveloper)}`] : []),
  ]
  return names.length > 0 ? [`On its store listing ${names.join(' and ')}.`] : []
}

export const englishAge = (app: string, { minimumAge }: DeletionAppParams): string =>
  minimumAge ? `${app} is not offered to children under ${minimumAge}. ` : ''

export function englishMenuSteps(app: string, { menu }: DeletionAppParams): readonly string[] {
  const way = menu.slice(0, -1)
  return [
    `Open ${app} and sign in.`,
    ...(way.length > 0 ? [`Go to ${way.join(', then ')}.`] : []),
    `Choose ${menu.at(-1)} and confirm that it is you.`,
  ]
}

export const englishPrivacyLinks = (app: string, { privacyUrl }: DeletionAppParams) =>
  privacyUrl ? [{ title: `Privacy policy of ${app}`, href: privacyUrl }] : []
