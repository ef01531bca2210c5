/** @jest-environment node */
import { exampleOwner } from '@/content/owner.fixture'
import { contactPage } from '@/content/pages'
import { locales } from '@/lib/locale'

import { firstProjectSteps } from './first-project'

test.each(locales)('the step of the answer says in what time, once the owner has set it, %s', (locale) => {
  const { steps } = contactPage[locale].firstProject
  expect(firstProjectSteps(locale, {})).toEqual(steps)
  const timed = firstProjectSteps(locale, exampleOwner).filter(({ text }, index) => text !== steps[index]?.text)
  expect(timed).toHaveLength(1)
  expect(timed[0]?.name).toBe(steps[1]?.name)
  expect(timed[0]?.text).toContain(exampleOwner.hours?.reply?.[locale])
})
