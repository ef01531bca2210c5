import { factsToReview } from '@/content/facts-to-review'
import { oldFacts } from '@/content/facts-to-review/old-facts'
import { partners } from '@/content/partners'
import { promises } from '@/content/promises'
import { EVERY_PAGE } from '@/content/promises/company'
import { settingValues, site } from '@/content/site'
import { conformance } from '@/content/accessibility/conformance'

import { oldTestRun, securityTxtExpiry } from './dates'
import { idFor, type Point } from './point'
import { undecidedSettings } from './settings'

const slugOf = (page: string) => page.split('/').at(-1) || 'home'

/** The folder with a page's words. */
function folderOf(page: string): string {
  if (page === EVERY_PAGE) return 'content/messages'
  const [, kind = '', ...rest] = page.split('/')
  if (rest.length > 0) return `content/${kind}/${slugOf(page)}`
  return `content/pages/${kind.endsWith('-account') ? 'account-deletion' : slugOf(page)}`
}

const missingLogos = (): Point[] =>
  partners.filter(({ logo }) => !logo).map(({ id, name }) => ({ id: `logo/${id}`, kind: 'logos', lines: [name] }))

const ownersPromises = (): Point[] =>
  Object.entries(promises).flatMap(([page, byName]) =>
    Object.entries(byName).map(([name, { en, ar, needs }]): Point => ({
      id: idFor(`${page === EVERY_PAGE ? 'every-page' : slugOf(page)}/${name}`, `${en}\n${ar}`),
      kind: 'promises',
      group: `${page} (${folderOf(page)})`,
      lines: [`“${en}”`, `«${ar}»`, `Needs: ${needs}`],
    })),
  )

const overdueFacts = (now: Date): Point[] =>
  oldFacts(factsToReview, now).map(({ page, says, source, checked }) => ({
    id: idFor(`fact/${slugOf(page)}`, `${says}\n${checked}`),
    kind: 'facts',
    group: `${page} (${folderOf(page)})`,
    lines: [`“${says}”`, `Source: ${source}; last checked on ${checked}`],
  }))

/** Everything that the owner has to set or to accept at the time `now`. */
export const pointsToSettle = (now: Date): Point[] => [
  ...undecidedSettings(settingValues),
  ...missingLogos(),
  ...ownersPromises(),
  ...overdueFacts(now),
  ...oldTestRun(conformance.ranOn, now),
  ...securityTxtExpiry(site.security.expires, now),
]
