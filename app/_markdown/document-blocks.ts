import { allPages } from '@/app/_routes/all-pages'
import { conformanceGroups } from '@/app/_routes/conformance-groups'
import { conformance } from '@/content/accessibility/conformance'
import { accessibilityPage } from '@/content/pages/accessibility'
import type { AccountDeletionCopy } from '@/content/pages/account-deletion'
import { pagePaths } from '@/content/page-paths'
import type { DocumentCopy } from '@/content/schema/pages'
import { site } from '@/content/site'
import { formatDay } from '@/lib/format-day'
import type { Locale } from '@/lib/locale'
import { OPENACR_PATH } from '@/lib/page-files'
import { sectionIds } from '@/lib/section-ids'

import { cited, heading, link, list, namedList, numberedList, table } from './blocks'
import { twinLink } from './twin-link'

/** `following` holds the blocks to insert after a section, by its id. */
export const documentBlocks = (
  { lead, sections }: DocumentCopy,
  locale: Locale,
  following: Readonly<Record<string, readonly string[]>> = {},
): string[] => [
  lead,
  ...sections.flatMap(({ id, title, paragraphs = [], items = [], closing = [], links = [] }) => [
    heading(2, title),
    ...paragraphs.map(cited),
    list(items.map(({ text }) => text)),
    ...closing.map(cited),
    list(links.map((target) => twinLink(target.title, pagePaths[target.id], locale))),
    ...(following[id] ?? []),
  ]),
]

function conformanceBlocks(locale: Locale): string[] {
  const { title, paragraphs, lastRun, report, columns } = accessibilityPage[locale].conformance
  return [
    heading(2, title),
    ...paragraphs.map(cited),
    lastRun({ day: formatDay(conformance.ranOn, locale) }),
    link(report, `${site.url}${OPENACR_PATH}`),
    ...conformanceGroups(locale).flatMap(({ name, caption, rows }) => [
      heading(3, name),
      caption,
      table(
        Object.values(columns),
        rows.map(({ number, name: criterion, status, met, notes }) => [
          `${number} ${criterion} (${status})`,
          cited({ text: met, notes }),
        ]),
      ),
    ]),
  ]
}

function allPagesBlocks(locale: Locale): string[] {
  const { title, text } = accessibilityPage[locale].allPages
  return [
    heading(2, title),
    text,
    ...allPages(locale).flatMap(({ name, pages }) => [
      heading(3, name),
      list(pages.map((page) => twinLink(page.title, page.path, locale))),
    ]),
  ]
}

export const accessibilityBlocks = (locale: Locale): string[] =>
  documentBlocks(accessibilityPage[locale], locale, {
    [sectionIds.tested]: conformanceBlocks(locale),
    [sectionIds.feedback]: allPagesBlocks(locale),
  })

export const deletionBlocks = ({ lead, facts, note }: AccountDeletionCopy): string[] => [
  lead,
  note,
  ...facts.flatMap(({ title, paragraphs = [], steps = [], items = [], periods = [], links = [] }) => [
    heading(2, title),
    ...paragraphs.map(cited),
    numberedList(steps.map(({ text }) => text)),
    list(items.map(cited)),
    namedList(periods.map(({ name, period, ...claim }) => ({ ...claim, name: `${name} (${period})` }))),
    list(links.map(({ title: name, href }) => link(name, href))),
  ]),
]
