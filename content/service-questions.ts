import type { Locale } from '@/lib/locale'

import { messages } from './messages'
import type { Question, ServiceCopy } from './types'

/** The questions of a service: the two that every buyer asks, which all pages word alike, and its own. */
export function serviceQuestions({ decides, roles, questions }: ServiceCopy, locale: Locale): readonly Question[] {
  const words = messages[locale].sections.services
  return [
    { question: words.decides, answer: decides.text, notes: decides.notes },
    { question: words.roles, answer: words.rolesAnswer(roles), notes: roles.notes },
    ...questions,
  ]
}
