/** @jest-environment node */
import { exampleOwner } from '@/content/owner.fixture'
import { contactPage } from '@/content/pages'
import { locales } from '@/lib/locale'

import { firstProjectSteps } from './first-project'

test.each(locales)('the step of the answer says in what time, once the owner has set it, %s', (locale) => {
  const { steps } = contactPage[locale].firstProject
  expect(firstProjectSteps(locale, {})).toMatchObject(steps)
  expect(firstProjectSteps(locale, {}).flatMap(({ lines }) => lines)).toEqual([])
  const timed = firstProjectSteps(locale, exampleOwner).filter(({ lines }) => lines.length > 0)
  expect(timed).toHaveLength(1)
  expect(timed[0]?.name).toBe(steps[1]?.name)
  expect(timed[0]?.lines).toEqual([`${exampleOwner.hours?.reply?.[locale]}.`])
})
