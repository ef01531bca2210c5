import { messages } from '@/content/messages'
import type { CitedText, NamedText, ProductCopy, ServiceCopy, Step } from '@/content/types'
import type { Locale } from '@/lib/locale'

/** A name with a description, or with an address that it links to. */
type Named = NamedText & { url?: string }

/** A section of a sheet. `kind` is its form in the template. */
export type Section =
  | { kind: 'points'; heading: string; items: readonly CitedText[] }
  | { kind: 'steps' | 'named' | 'ruled'; heading: string; items: readonly Named[] }
  | { kind: 'table'; heading: string; columns: readonly [string, string]; items: readonly NamedText[] }
  | ({ kind: 'audience'; heading: string; items: readonly CitedText[] } & CitedText)

/** The sections by their place: beside the bullets on the first page, and in the two columns of the second. */
const layout = (side: readonly Section[], left: readonly Section[], right: readonly Section[]) => ({
  side,
  back: [left, right],
})
type SheetLayout = ReturnType<typeof layout>

/** A step with what it is and its result, as on the page. */
const described = (steps: readonly Step[], locale: Locale): NamedText[] =>
  steps.map(({ name, text, result }) => ({ name, text: `${text} ${messages[locale].sections.result} ${result}` }))

/** The sheet has room only for the questions that are the service's own; the page answers two more. */
const answers = (questions: ServiceCopy['questions']): NamedText[] =>
  questions.map(({ question, answer, notes }) => ({ name: question, text: answer, notes }))

/** The sections of a service's sheet. The template takes the layout that allows the largest type. */
export function serviceLayouts(copy: ServiceCopy, locale: Locale): readonly SheetLayout[] {
  const words = messages[locale].sections.services
  const { signs: items, ...who } = copy.audience
  const steps: Section = { kind: 'steps', heading: words.steps, items: described(copy.steps, locale) }
  const outcomes: Section = {
    kind: 'table',
    heading: words.outcomes,
    columns: [words.deliverable, words.measure],
    items: copy.outcomes.map(({ deliverable, measure, notes }) => ({ name: deliverable, text: measure, notes })),
  }
  const standards: Section = { kind: 'ruled', heading: words.standards, items: copy.standards }
  const audience: Section = { kind: 'audience', heading: words.audience, items, ...who }
  const questions: Section = { kind: 'ruled', heading: words.questions, items: answers(copy.questions) }
  return [
    layout([steps, audience], [standards], [outcomes, questions]),
    layout([steps], [standards, audience], [outcomes, questions]),
  ]
}

/**
 * The sections of a product's sheet, laid out in two ways as well. `deletion` is the address of the page that deletes an
 * account: the page of the product links to it.
 */
export function productLayouts(copy: ProductCopy, locale: Locale, deletion?: Named): readonly SheetLayout[] {
  const words = messages[locale].sections.products
  const { name, use } = words.moduleColumns
  const rollout: Section = { kind: 'steps', heading: words.rollout, items: described(copy.rollout, locale) }
  const platforms: Section = { kind: 'named', heading: words.platforms, items: copy.platforms }
  const modules: Section = { kind: 'table', heading: words.modules, columns: [name, use], items: copy.modules }
  const secured = deletion ? [...copy.security, deletion] : copy.security
  const security: Section = { kind: 'ruled', heading: words.security, items: secured }
  const integrations: Section = { kind: 'ruled', heading: words.integrations, items: copy.integrations }
  const questions: Section = { kind: 'ruled', heading: words.questions, items: answers(copy.questions) }
  const side = [rollout, platforms]
  return [
    layout(side, [modules, security], [integrations, questions]),
    layout(side, [modules, questions], [integrations, security]),
  ]
}
