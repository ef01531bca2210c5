import type { Locale, Localized } from '@/lib/locale'

import { companyFacts } from '../../company-facts'
import { site } from '../../site'
import type { DocumentCopy } from '../document-copy'

import { ar } from './ar'
import { en } from './en'
import type { PrivacyParams } from './types'

const hostOf = (url: string) => (url ? new URL(url).host : '')

const params = (locale: Locale): PrivacyParams => ({
  company: companyFacts(locale),
  name: site.legalName[locale] || site.brand[locale],
  place: site.addressLines[1][locale],
  email: site.privacyEmail,
  jurisdiction: site.jurisdiction,
  mapHost: hostOf(site.map.embedUrl),
  reportHost: hostOf(site.reportUrl),
})

export const privacyPage: Localized<DocumentCopy> = { en: en(params('en')), ar: ar(params('ar')) }
