/** @jest-environment node */
import { exampleOwner } from '@/content/owner.fixture'
import { aboutPage } from '@/content/pages'
import { locales } from '@/lib/locale'

import { aboutText } from './about-text'

test.each(locales)('the text of /about names what is filled, and nothing else, %s', (locale) => {
  const { text, parts } = aboutPage[locale]
  expect(aboutText(locale, {})).toBe(text)
  const { people } = exampleOwner.company ?? {}
  const withPeople = aboutText(locale, { company: { people } })
  expect(withPeople).toContain(parts.people)
  expect(withPeople).not.toContain(parts.facts)
  for (const part of Object.values(parts)) expect(aboutText(locale, exampleOwner)).toContain(part)
})
