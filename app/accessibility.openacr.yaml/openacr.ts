import { stringify } from 'yaml'

import { conformance } from '@/content/accessibility/conformance'
import { content } from '@/content/content'
import { accessibilityPage } from '@/content/pages/accessibility'
import { site } from '@/content/site'
import { found } from '@/lib/found'

const notesOf = (number: string) => {
  const { tests } = found(conformance.criteria[number], `${number} is no criterion of the report`)
  const { met } = found(
    accessibilityPage.en.conformance.criteria.find(({ id }) => id === number),
    `content/pages/accessibility/en.yaml does not say how the site meets ${number}`,
  )
  return [met, ...tests.map(({ file, title }) => `Test: ${file}, “${title}”.`)].join(' ')
}

/** The report offered by the accessibility page, with the owner's settings, and with words and tests in its notes. */
export function openAcr(): string {
  const { chapters, product, title, report_date, notes, evaluation_methods_used, catalog } =
    content['accessibility/openacr']
  const contact = { company_name: site.brand.en, email: site.emails[0], website: site.url }
  const withNotes = ({ criteria }: (typeof chapters)['success_criteria_level_a']) => ({
    criteria: criteria.map(({ num, components }) => ({
      num,
      components: components.map(({ name, adherence: { level } }) => ({
        name,
        adherence: { level, notes: notesOf(num) },
      })),
    })),
  })
  const report = {
    title: `${site.brand.en} ${title}`,
    product: { name: `${product.name} of ${site.brand.en}`, description: product.description },
    author: contact,
    vendor: contact,
    report_date,
    notes,
    evaluation_methods_used,
    catalog,
    chapters: {
      ...chapters,
      success_criteria_level_a: withNotes(chapters.success_criteria_level_a),
      success_criteria_level_aa: withNotes(chapters.success_criteria_level_aa),
    },
    feedback: `${site.url}/contact`,
  }
  return stringify(report, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })
}
