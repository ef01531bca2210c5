/** @jest-environment node */
import { catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'

import { serviceQuestions } from './service-questions'

test.each(locales)('the question of every service comes before its own, %s', (locale) => {
  for (const { entry } of catalogueItems('services')) {
    const { roles: claim, questions } = entry.copy[locale]
    const [roles, ...own] = serviceQuestions(entry.copy[locale], locale)
    expect(roles).toMatchObject({ question: messages[locale].sections.services.roles, answer: claim.text })
    expect(own).toEqual(questions)
  }
})
