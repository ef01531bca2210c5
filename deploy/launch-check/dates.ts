import { conformance } from '@/content/accessibility/conformance'
import { content, ownerFile } from '@/content/content'
import { ownerDocuments } from '@/content/owner-documents'
import type { Company } from '@/content/schema/company'
import { site } from '@/content/site'
import { sourceName } from '@/content/sources'
import { addDays, daysBetween, today } from '@/lib/day'

/** Time enough to notice, to renew and to deploy. */
const SOON_DAYS = 60

export function documentDates(on: string, company: Company | undefined): string[] {
  return ownerDocuments(company).flatMap(({ name, expires }) => {
    const days = daysBetween(on, expires)
    if (days >= SOON_DAYS) return []
    const state =
      days < 0
        ? `was valid until ${expires}, and no page shows it any more`
        : `is valid until ${expires}, and leaves the pages on the next day`
    return [`${name} ${state}. Write the renewed one into content/owner.yaml.`]
  })
}

/** RFC 9116, 2.5.5: less than a year into the future. */
const MAX_DAYS = 365

export function securityTxtDate(on: string, expires: string): string[] {
  const days = daysBetween(on, expires)
  if (days >= SOON_DAYS && days < MAX_DAYS) return []
  const late = days < MAX_DAYS ? 'expires soon' : 'lies more than a year ahead'
  const state = days < 0 ? 'has passed: whoever finds a weakness should not use the file any more' : late
  const advice = `Check the contact, and set SITE_SECURITY_EXPIRES to ${addDays(on, MAX_DAYS - 1)} or earlier.`
  return [`The day of /.well-known/security.txt, ${expires}, ${state}. ${advice}`]
}

/** Visitors rely on the day of the tests that the accessibility page names. */
const MAX_TEST_AGE_DAYS = 90

export function testDate(on: string, ranOn: string): string[] {
  if (daysBetween(ranOn, on) <= MAX_TEST_AGE_DAYS) return []
  return [`The tests that /accessibility names last ran on ${ranOn}. Build the site, and run npm run evidence.`]
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

export function sourceDates(on: string, sources: typeof content.sources): string[] {
  return sources
    .filter(({ checked }) => checked < yearBefore(on))
    .map((source) => `${sourceName(source)} (${source.id}) was last looked up on ${source.checked}.`)
}

/** What has passed by a day or soon will, each in a sentence. Sources are apart, because there may be many. */
export const datesOn = (on = today()) => ({
  lines: [
    ...documentDates(on, ownerFile.company),
    ...securityTxtDate(on, site.security.expires),
    ...testDate(on, conformance.ranOn),
  ],
  sources: sourceDates(on, content.sources),
})
