import { content } from '@/content/content'
import type { Source } from '@/content/schema/claims'
import type { Company } from '@/content/schema/company'

import type { Point } from './point'

const DAY = 24 * 60 * 60 * 1000
/** Time enough to notice and to deploy. */
const MIN_DAYS = 60
/** RFC 9116, 2.5.5: "less than a year into the future". */
const MAX_DAYS = 365

const daysUntil = (day: string, now: Date) => Math.floor((Date.parse(day) - now.getTime()) / DAY)

/** Names the documents whose last day is near. After it the build stops, so nothing else has to block. */
export function expiringDocuments(company: Company = {}, now: Date): Point[] {
  const { licence, icv, insurance = [], certificates = [] } = company
  const documents = [
    { id: 'licence', name: 'Trade licence', expires: licence?.expires },
    { id: 'icv', name: 'In-Country Value (ICV)', expires: icv?.expires },
    ...insurance.map(({ kind, expires }, index) => ({ id: `insurance.${index}`, name: kind.en, expires })),
    ...certificates.map(({ standard, expires }, index) => ({ id: `certificates.${index}`, name: standard, expires })),
  ]
  return documents.flatMap(({ id, name, expires }) =>
    expires && daysUntil(expires, now) < MIN_DAYS
      ? [{ id: `documents/${id}`, chapter: 'documents', blocks: false, lines: [name, `valid until ${expires}`] }]
      : [],
  )
}

/** Checks whether security.txt expires too soon or too late. `expires` is `YYYY-MM-DD`. */
export function securityTxtExpiry(expires: string, now: Date): Point[] {
  const days = daysUntil(expires, now)
  if (days >= MIN_DAYS && days <= MAX_DAYS) return []
  const inDays = `expires in ${days} days${days > MAX_DAYS ? ', and should within a year' : ''}`
  const reason = days < 0 ? 'has expired: whoever finds a weakness is told not to use it' : inDays
  const lines = [
    `/.well-known/security.txt ${reason} (${expires}).`,
    'Check the contact and set SITE_SECURITY_EXPIRES.',
  ]
  return [{ id: 'security.txt', chapter: 'security', blocks: true, lines }]
}

/** The sources that nobody has compared with the texts for a year. */
export function overdueSources(now: Date): readonly Source[] {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return content.sources.filter(({ checked }) => new Date(checked) < yearAgo)
}

/** The tests named on the accessibility page must run again within this time. */
const MAX_TEST_AGE = 90

export function oldTestRun(ranOn: string, now: Date): Point[] {
  const days = Math.floor((now.getTime() - Date.parse(ranOn)) / DAY)
  if (days <= MAX_TEST_AGE) return []
  const lines = [
    `/accessibility says that its tests last ran on ${ranOn}, ${days} days ago.`,
    'Build the site and run `npm run evidence`, which writes the day when all have passed.',
  ]
  return [{ id: 'test-run', chapter: 'tests', blocks: true, lines }]
}
