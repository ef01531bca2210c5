import { messages } from '@/content/messages'
import type { NamedText, ProductCopy, ServiceCopy, Step } from '@/content/types'
import type { Locale } from '@/lib/locale'

/** A section of a sheet; `kind` is its form in the template. */
export type Section =
  | { kind: 'points'; heading: string; items: readonly string[] }
  | { kind: 'steps' | 'named' | 'ruled'; heading: string; items: readonly NamedText[] }
  | { kind: 'table'; heading: string; columns: readonly [string, string]; items: readonly NamedText[] }
  | { kind: 'audience'; heading: string; text: string; signsHeading: string; items: readonly string[] }

interface SheetSections {
  /** Beside the bullets on the first page. */
  side: readonly Section[]
  /** The two columns of the second page. */
  back: readonly [readonly Section[], readonly Section[]]
}

/** The sheet has room for the result of a step only; the page describes the step. */
const outcomes = (steps: readonly Step[]): NamedText[] => steps.map(({ name, result }) => ({ name, text: result }))

const answers = (questions: ServiceCopy['questions']): NamedText[] =>
  questions.map(({ question, answer }) => ({ name: question, text: answer }))

/** The sections of a service's sheet. */
export function serviceSections(copy: ServiceCopy, locale: Locale): SheetSections {
  const words = messages[locale].sections.services
  const { text, signs } = copy.audience
  return {
    side: [
      { kind: 'steps', heading: words.steps, items: outcomes(copy.steps) },
      { kind: 'points', heading: words.deliverables, items: copy.deliverables },
    ],
    back: [
      [
        { kind: 'ruled', heading: words.standards, items: copy.standards },
        { kind: 'points', heading: words.measures, items: copy.measures },
      ],
      [
        { kind: 'audience', heading: words.audience, text, signsHeading: words.signs, items: signs },
        { kind: 'ruled', heading: words.questions, items: answers(copy.questions) },
      ],
    ],
  }
}

/** The sections of a product's sheet. */
export function productSections(copy: ProductCopy, locale: Locale): SheetSections {
  const words = messages[locale].sections.products
  const { name, use } = words.moduleColumns
  return {
    side: [
      { kind: 'steps', heading: words.rollout, items: outcomes(copy.rollout) },
      { kind: 'named', heading: words.platforms, items: copy.platforms },
    ],
    back: [
      [
        { kind: 'table', heading: words.modules, columns: [name, use], items: copy.modules },
        { kind: 'ruled', heading: words.security, items: copy.security },
      ],
      [
        { kind: 'ruled', heading: words.integrations, items: copy.integrations },
        { kind: 'ruled', heading: words.questions, items: answers(copy.questions) },
      ],
    ],
  }
}
