import { catalogue } from '@/content/catalogue'
import { companyFacts, type Fact, factsOf } from '@/content/company'
import { content } from '@/content/content'
import { isExample } from '@/content/load/owner-file'
import { officeWords } from '@/content/office-hours'
import { pagePaths } from '@/content/page-paths'
import { profile, samplesPage, supplierPage } from '@/content/pages'
import { accessibilityPage } from '@/content/pages/accessibility'
import { privacyPage } from '@/content/pages/privacy'
import type { Paper } from '@/content/schema/company'
import type { Owner } from '@/content/schema/owner'
import { site } from '@/content/site'
import type { NamedText } from '@/content/types'
import { formatDay } from '@/lib/format-day'
import { type ShownUntil, lastDayOf } from '@/lib/last-day'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { mailHref } from '@/lib/mail-href'
import { profilePath } from '@/lib/page-files'
import { phoneHref } from '@/lib/phone-href'
import { neutralAddressLine } from '@/lib/settings/neutral'

/** A link. Paper shows `printed` instead of the label. */
interface Link {
  href: string
  label: string
  isAddress?: boolean
  about?: string
  printed?: string
}

type SupplierLine = NamedText & ShownUntil & { links?: readonly Link[] }

/** A document that is linked, part of this site, or sent on request. */
interface DocumentLine extends NamedText, ShownUntil {
  lines?: readonly string[]
  links: readonly Link[]
}

/** An address as paper shows it. */
const printed = (url: string) => url.replace(/^https?:\/\//, '')

const mailLink = (email: string): Link => ({ href: `mailto:${email}`, label: email, isAddress: true })

const phoneLink = (phone: string): Link => ({ href: phoneHref(phone), label: phone, isAddress: true })

/** The owner's documents: those that are enclosed or have data, and the names of those that are sent on request. */
function ownerDocuments(locale: Locale, owner: Owner) {
  const { enclosed, papers } = supplierPage[locale].documents
  const line = (
    name: string,
    [text = '', ...lines]: readonly string[],
    file?: string,
    more: Fact['links'] = [],
  ): DocumentLine => ({
    name,
    text,
    lines,
    links: [
      ...(file ? [{ href: file, label: enclosed, about: name }] : []),
      ...more.map((link) => ({ ...link, printed: printed(link.href) })),
    ],
  })
  const proven = companyFacts(locale, owner).flatMap(({ proof, ...fact }) => (proof ? [{ ...fact, ...proof }] : []))
  const set = Object.entries(papers).map(([id, name]) => ({ name, paper: owner.papers?.[id as Paper] }))
  return {
    lines: [
      ...proven.map(({ name, lines, file, links, until }) => ({ ...line(name, lines, file, links), until })),
      ...set.flatMap(({ name, paper }) => (paper && paper !== 'on request' ? [line(name, [], paper)] : [])),
    ],
    copies: proven.filter(({ file }) => !file),
    sent: set.filter(({ paper }) => paper === 'on request'),
  }
}

/** Who answers mails about the registration: the owner's contact, or the company's first address. */
const registrarEmail = (owner: Owner) => owner.company?.registrar?.email ?? site.emails[0]

/** The mail by which a buyer begins the registration, with lines to fill in and the papers that forms ask for. */
export function registrationMail(locale: Locale, owner: Owner = content.owner): string {
  const { subject, lines, papers } = supplierPage[locale].mail
  return mailHref(registrarEmail(owner), subject, [...lines, ...papers])
}

/**
 * The mail that asks for all documents that are sent on request. Undefined if there are none. Those that lapse have no
 * name in it: the page takes their lines away on the day, and cannot change a mail.
 */
export function wholeSetMail(locale: Locale, owner: Owner = content.owner): string | undefined {
  const names = supplierDocuments(locale, owner).sent.map(({ name }) => name)
  return names.length > 0 ? mailHref(registrarEmail(owner), supplierPage[locale].mail.subject, names) : undefined
}

/** The documents on this site. Paper shows their addresses. */
function siteDocuments(locale: Locale): readonly DocumentLine[] {
  const { texts, datasheets, openPdf, openPage } = supplierPage[locale].documents
  const accessibility = accessibilityPage[locale]
  const privacy = privacyPage[locale]
  const line = (name: string, text: string, href: string, label: string): DocumentLine => ({
    name,
    text,
    links: [{ href, label, printed: printed(site.url + href) }],
  })
  const page = (name: string, text: string, path: string) => line(name, text, localizePath(locale, path), openPage)
  return [
    line(profile[locale].title, texts.profile, profilePath(locale), openPdf),
    page(datasheets.title, datasheets.text, pagePaths.services),
    page(samplesPage[locale].title, texts.samples, pagePaths.samples),
    page(accessibility.documentTitle ?? accessibility.title, texts.accessibility, pagePaths.accessibility),
    page(privacy.documentTitle ?? privacy.title, texts.privacy, pagePaths.privacy),
  ]
}

/** What a buyer can read or ask for: the owner's documents and those of this site. */
export function supplierDocuments(locale: Locale, owner: Owner = content.owner) {
  const { copies } = supplierPage[locale].documents
  const papers = ownerDocuments(locale, owner)
  const sent: readonly (ShownUntil & { name: string })[] = [
    ...(papers.copies.length > 0 ? [{ name: copies, until: lastDayOf(papers.copies) }] : []),
    ...papers.sent,
  ]
  const filled = papers.lines.length + sent.length > 0
  return {
    papers: papers.lines,
    /** Copies of those that have data, and the papers that have none. */
    sent,
    onSite: siteDocuments(locale),
    /** Whether the owner has supplied papers. Otherwise the page lists what forms ask for. */
    filled,
  }
}

/**
 * The company's name, registration and addresses. A line of an address that nobody has set is left out; the preview
 * shows its place.
 */
export function supplierData(locale: Locale, owner: Owner = content.owner, contact = site): readonly SupplierLine[] {
  const names = profile[locale].company
  const { comma } = localeConfig[locale]
  const { registrar, checked } = owner.company ?? {}
  const address = contact.addressLines
    .map((line) => line[locale])
    .filter((line) => isExample || line !== neutralAddressLine[locale])
  return [
    { name: names.brand, text: site.brand[locale] },
    ...factsOf(['legalName', 'form', 'established', 'activities', 'taxNumber', 'staff', 'levels'], locale, owner),
    ...(registrar
      ? [
          {
            name: supplierPage[locale].registrar,
            text: [registrar.name[locale], registrar.role[locale]].join(comma),
            links: [mailLink(registrar.email), phoneLink(registrar.phone)],
          },
        ]
      : []),
    { name: names.address, text: address.join(comma) },
    { name: names.phone, text: '', links: [phoneLink(contact.phone)] },
    { name: names.email, text: '', links: site.emails.map(mailLink) },
    { name: names.website, text: printed(site.url) },
    { name: supplierPage[locale].officeHours, text: officeWords(locale).hours },
    ...factsOf(['support', 'reply'], locale, owner),
    ...(checked ? [{ name: supplierPage[locale].checked, text: formatDay(checked, locale) }] : []),
  ]
}

/** What the company supplies: the titles of its services and products by group. */
export const suppliedItems = (locale: Locale): readonly NamedText[] =>
  [...catalogue.services, ...catalogue.products].map(({ copy, items }) => ({
    name: copy[locale].title,
    text: items.map((item) => item.copy[locale].title).join(localeConfig[locale].comma),
  }))
