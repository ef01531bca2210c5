import type { FAQPage } from 'schema-dts'

import type { Question } from '@/content/types'
import { type Locale, localeFacts } from '@/lib/locale'

import { nodeId } from './node-id'
import { webPageRef } from './web-page'

/** The questions of a page with their answers, word for word. The id is the address of their section. */
export const faqPage = (locale: Locale, path: string, questions: readonly Question[]) =>
  ({
    '@type': 'FAQPage',
    '@id': nodeId(locale, path, 'questions'),
    inLanguage: localeFacts[locale].tag,
    isPartOf: webPageRef(locale, path),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) satisfies FAQPage
