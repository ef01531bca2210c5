import { AllPagesSection } from '@/components/sections/all-pages/all-pages-section'
import { ConformanceSection } from '@/components/sections/conformance/conformance-section'
import { conformance } from '@/content/accessibility/conformance'
import { accessibilityPage } from '@/content/pages/accessibility'
import { allPages } from '@/content/views/all-pages'
import { conformanceTable } from '@/content/views/conformance-table'
import { formatDay } from '@/lib/format-day'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { OPENACR_PATH } from '@/lib/page-files'
import { sectionIds } from '@/lib/section-ids'

import { documentRoute } from './document'

/** The accessibility statement with its tables of criteria and the list of all pages. */
export function accessibilityRoute(locale: Locale) {
  const { conformance: tables, allPages: list } = accessibilityPage[locale]
  return documentRoute(locale, 'accessibility', {
    [sectionIds.tested]: (
      <ConformanceSection
        id={sectionIds.criteria}
        heading={tables.title}
        paragraphs={[...tables.paragraphs, { text: tables.lastRun({ day: formatDay(conformance.ranOn, locale) }) }]}
        report={{ href: OPENACR_PATH, label: tables.report }}
        columns={tables.columns}
        table={conformanceTable(locale)}
      />
    ),
    [sectionIds.feedback]: (
      <AllPagesSection
        id={sectionIds.allPages}
        heading={list.title}
        text={list.text}
        groups={allPages(locale).map(({ name, pages }) => ({
          name,
          links: pages.map(({ path, title }) => ({ title, href: localizePath(locale, path) })),
        }))}
      />
    ),
  })
}
