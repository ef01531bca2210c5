import type { FAQPage } from 'schema-dts'

import type { Question } from '@/content/types'
import { inOneLine } from '@/lib/in-one-line'
import { type Locale, localeConfig } from '@/lib/locale'

import { nodeId } from './node-id'
import { webPageRef } from './web-page'

/** The questions and answers of a page. The id is the address of its questions section. */
export const faqPage = (locale: Locale, path: string, questions: readonly Question[]) =>
  ({
    '@type': 'FAQPage',
    '@id': nodeId(locale, path, 'questions'),
    inLanguage: localeConfig[locale].tag,
    isPartOf: webPageRef(locale, path),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: inOneLine(answer) },
    })),
  }) satisfies FAQPage
