import { messages } from '@/content/messages'
import type { Question, ServiceCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'

/** The questions of a service: the one that every buyer asks, which all pages word alike, and its own. */
export const serviceQuestions = ({ roles, questions }: ServiceCopy, locale: Locale): readonly Question[] => [
  { question: messages[locale].sections.services.roles, answer: roles.text, notes: roles.notes },
  ...questions,
]
