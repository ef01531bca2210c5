/** @jest-environment node */
import { catalogueItem } from './catalogue'
import { serviceQuestions } from './service-questions'

const copyOf = catalogueItem('services', 'vapt').entry.copy

test.each([
  ['en', ['What decides price and duration?', 'Who answers for what?'], ['You: ', 'We: ', 'Others: ']],
  ['ar', ['ما الذي يحدد التكلفة والمدة؟', 'من يتولى ماذا؟'], ['أنتم: ', 'نحن: ', 'غيرنا: ']],
] as const)('the two questions of every service come before its own, %s', (locale, asked, parties) => {
  const copy = copyOf[locale]
  const [decides, roles, ...own] = serviceQuestions(copy, locale)
  expect([decides?.question, roles?.question]).toEqual(asked)
  expect(decides?.answer).toBe(copy.decides.text)
  const { you, we, others } = copy.roles
  expect(roles?.answer.split('\n')).toEqual([you, we, others].map((text, index) => `${parties[index]}${text}`))
  expect(own).toEqual(copy.questions)
})
