import { catalogue } from '@/content/catalogue'
import { companyFacts, factsOf } from '@/content/company'
import { content } from '@/content/content'
import { officeWords } from '@/content/office-hours'
import { profile, samplesPage, supplierPage } from '@/content/pages'
import { accessibilityPage } from '@/content/pages/accessibility'
import { privacyPage } from '@/content/pages/privacy'
import { pagePaths } from '@/content/page-paths'
import type { Paper } from '@/content/schema/company'
import type { Owner } from '@/content/schema/owner'
import { site } from '@/content/site'
import type { NamedText } from '@/content/types'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { mailHref } from '@/lib/mail-href'
import { profilePath } from '@/lib/page-files'
import { isNeutralPhone, neutralAddressLine } from '@/lib/settings/neutral'

/** A line of the supplier's file: a document that is enclosed, stands on this site, or is sent on request. */
interface DocumentLine extends NamedText {
  link: { href: string; label: string }
}

/** The documents that the owner encloses or sends on request, with the data in them. */
function ownerDocuments(locale: Locale, owner: Owner): readonly DocumentLine[] {
  const { enclosed, onRequest, subject, papers } = supplierPage[locale].documents
  const line = (name: string, text: string, file: string | undefined): DocumentLine => ({
    name,
    text,
    link: file
      ? { href: file, label: enclosed }
      : { href: mailHref(site.emails[0], subject({ document: name })), label: onRequest },
  })
  return [
    ...companyFacts(locale, owner).flatMap(({ name, text, proof }) => (proof ? [line(name, text, proof.file)] : [])),
    ...Object.entries(papers).flatMap(([id, name]) => {
      const paper = owner.papers?.[id as Paper]
      return paper ? [line(name, '', paper === 'on request' ? undefined : paper)] : []
    }),
  ]
}

/** A phone number or an address in an Arabic line (Unicode: isolates). */
const leftToRight = (value: string) => `\u2066${value}\u2069`

/** An address as paper shows it. */
const printed = (url: string) => leftToRight(url.replace(/^https?:\/\//, ''))

/** The documents that stand on this site. Their links are their addresses, which paper shows. */
function siteDocuments(locale: Locale): readonly DocumentLine[] {
  const { texts, datasheets } = supplierPage[locale].documents
  const accessibility = accessibilityPage[locale]
  const privacy = privacyPage[locale]
  const line = (name: string, text: string, href: string): DocumentLine => ({
    name,
    text,
    link: { href, label: printed(site.url + href) },
  })
  const page = (name: string, text: string, path: string) => line(name, text, localizePath(locale, path))
  return [
    line(profile[locale].title, texts.profile, profilePath(locale)),
    page(datasheets.title, datasheets.text, pagePaths.services),
    page(samplesPage[locale].title, texts.samples, pagePaths.samples),
    page(accessibility.documentTitle ?? accessibility.title, texts.accessibility, pagePaths.accessibility),
    page(privacy.documentTitle ?? privacy.title, texts.privacy, pagePaths.privacy),
  ]
}

/** What a buyer can ask for, and how: the owner's documents, those of this site, and a mail for anything else. */
export function supplierDocuments(locale: Locale, owner: Owner = content.owner): readonly DocumentLine[] {
  const { more } = supplierPage[locale].documents
  const [email] = site.emails
  return [
    ...ownerDocuments(locale, owner),
    ...siteDocuments(locale),
    { name: more.title, text: more.text, link: { href: `mailto:${email}`, label: leftToRight(email) } },
  ]
}

/** The company's name, registration and addresses. A phone number or an address that nobody has set is left out. */
export function supplierData(locale: Locale, owner: Owner = content.owner, contact = site): readonly NamedText[] {
  const names = profile[locale].company
  const { comma } = localeConfig[locale]
  return [
    { name: names.brand, text: site.brand[locale] },
    ...factsOf(['legalName', 'form', 'taxNumber', 'levels'], locale, owner),
    ...(contact.addressLines[0][locale] === neutralAddressLine[locale]
      ? []
      : [{ name: names.address, text: contact.addressLines.map((line) => line[locale]).join(comma) }]),
    ...(isNeutralPhone(contact.phone) ? [] : [{ name: names.phone, text: leftToRight(contact.phone) }]),
    { name: names.email, text: site.emails.map(leftToRight).join('\n') },
    { name: names.website, text: printed(site.url) },
    { name: supplierPage[locale].officeHours, text: officeWords(locale).hours },
    ...factsOf(['support'], locale, owner),
  ]
}

/** What the company supplies: the titles of its services and products by group. */
export const suppliedItems = (locale: Locale): readonly NamedText[] =>
  [...catalogue.services, ...catalogue.products].map(({ copy, items }) => ({
    name: copy[locale].title,
    text: items.map((item) => item.copy[locale].title).join(localeConfig[locale].comma),
  }))
