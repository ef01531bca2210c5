/** @jest-environment node */
import { locales } from '@/lib/locale'

import { catalogueItems } from './catalogue'
import { messages } from './messages'
import { serviceQuestions } from './service-questions'

test.each(locales)('the two questions of every service come before its own, %s', (locale) => {
  const words = messages[locale].sections.services
  for (const { entry } of catalogueItems('services')) {
    const copy = entry.copy[locale]
    const [decides, roles, ...own] = serviceQuestions(copy, locale)
    expect(decides).toMatchObject({ question: words.decides, answer: copy.decides.text })
    expect(roles?.question).toBe(words.roles)
    const lines = roles?.answer.split('\n') ?? []
    for (const [index, party] of [copy.roles.you, copy.roles.we, copy.roles.others].entries()) {
      expect(lines[index]?.endsWith(party)).toBe(true)
    }
    expect(own).toEqual(copy.questions)
  }
})
