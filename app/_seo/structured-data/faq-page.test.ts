/** @jest-environment node */
import { faqPage } from './faq-page'

test('contains the questions and answers in their order', () => {
  const questions = [
    { question: 'What is it?', answer: 'A <b>thing</b> & more.' },
    { question: 'Why?', answer: 'It helps.' },
  ]
  expect(faqPage('en', '/services/digital/ai-ml', questions)).toMatchObject({
    '@type': 'FAQPage',
    '@id': expect.stringMatching(/\/services\/digital\/ai-ml#questions$/),
    isPartOf: { '@id': expect.stringMatching(/\/services\/digital\/ai-ml#page$/) },
    inLanguage: 'en-AE',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What is it?',
        acceptedAnswer: { '@type': 'Answer', text: 'A <b>thing</b> & more.' },
      },
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'It helps.' } },
    ],
  })
})
