import { citing, numberSources, type Shown } from '@/content/claims'
import { fillIn } from '@/content/pages/fill-in'
import type { Locale } from '@/lib/locale'
import { mapValues } from '@/lib/map-values'

import { type AppId, apps } from '../../apps'
import { companyName, zone } from '../../company'
import { content } from '../../content'
import { deletionPageMessages } from '../../messages/account-deletion'
import { site } from '../../site'

/** The owner's settings that the texts use. */
function settings(id: AppId, locale: Locale) {
  const { storeName, deletionPath, ...app } = site.apps[id].listing
  const menu = deletionPath[locale].split('>').map((entry) => entry.trim())
  return {
    /** Its data from its stores and its menu; the last entry of the menu deletes. What is not set is empty. */
    app: { ...app, storeName: storeName[locale], menu },
    /** Of the company that holds the data. */
    name: companyName(locale),
    email: site.privacyEmail,
    /** The data-protection authority. */
    authority: content.pages.privacy.copy[locale].laws[zone].authority,
    /** Until a written request is answered, if the owner has set it. */
    answerDays: content.owner.deletion?.answerDays,
    ...site.retention,
  }
}

export type DeletionParams = ReturnType<typeof settings>

export type AccountDeletionCopy = Shown<ReturnType<typeof deletionCopy>>

/** A block of information beside the form. The page shows the fields in this order. */
export type DeletionFact = AccountDeletionCopy['facts'][number]

/** How the stores name the app and its developer, as far as the owner has set it. */
function listingOf(locale: Locale, { storeName: name, storeDeveloper: developer }: DeletionParams['app']): string {
  const { listing } = deletionPageMessages[locale].app
  if (name && developer) return listing.both({ name, developer })
  if (name) return listing.name({ name })
  return developer && listing.developer({ developer })
}

function wayThrough(locale: Locale, menu: readonly string[]) {
  const { menuEntry, menuThen, goTo } = deletionPageMessages[locale].app
  const entries = menu.map((entry) => menuEntry({ entry }))
  const [first, ...others] = entries.slice(0, -1)
  const way = first && others.reduce((before, entry) => menuThen({ way: before, entry }), first)
  return { goTo: way ? goTo({ way }) : '', lastEntry: entries.at(-1) ?? '' }
}

function periods(locale: Locale, retention: typeof site.retention) {
  const { days, years, range } = deletionPageMessages[locale].periods
  const { liveDays, backupDays, logDays, vatYears, taxYears, amlYears } = retention
  const [least, most] = [Math.min(vatYears, taxYears), Math.max(vatYears, taxYears)]
  return {
    ...mapValues({ liveDays, backupDays, logDays }, (count) => days({ count })),
    ...mapValues({ vatYears, taxYears, amlYears }, (count) => years({ count })),
    vatToTaxYears: least === most ? years({ count: most }) : range({ least, most }),
  }
}

/** The deletion page of an app, for a given company and its retention periods. */
export function deletionCopy(id: AppId, locale: Locale, params: DeletionParams) {
  const copy = content.pages[apps[id].page].copy[locale]
  const { app: words, periods: numbers } = deletionPageMessages[locale]
  const { app, name, email, authority, answerDays } = params
  const { facts, ...rest } = fillIn(locale, citing(copy, { authority }), {
    name,
    email,
    authority: authority.text,
    answer: answerDays ? words.answer({ days: numbers.days({ count: answerDays }) }) : '',
    listing: listingOf(locale, app),
    ...wayThrough(locale, app.menu),
    minimumAge: app.minimumAge && words.minimumAge({ app: copy.appName, age: Number(app.minimumAge) }),
    ...periods(locale, params),
  })
  const links = app.privacyUrl ? [{ title: words.privacyPolicy({ app: copy.appName }), href: app.privacyUrl }] : []
  // The first block is about the app.
  return { ...rest, facts: facts.map((fact, index) => ({ ...fact, links: index === 0 ? links : [] })) }
}

/** The deletion page of an app with the owner's settings. */
const numbered = (id: AppId, locale: Locale) => numberSources(deletionCopy(id, locale, settings(id, locale)))

export const deletionPage = (id: AppId, locale: Locale): AccountDeletionCopy => numbered(id, locale).copy

/** The sources of the page's texts, by number. */
export const deletionNotes = (id: AppId) => numbered(id, 'en').notes
