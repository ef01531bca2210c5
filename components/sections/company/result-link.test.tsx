import { render, screen } from '@testing-library/react'

import { exampleOwner } from '@/content/owner.fixture'
import { serviceResult } from '@/content/views/service-result'
import { locales } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { ResultLink } from './result-link'

const [example] = exampleOwner.company?.cases ?? []

test.each(locales)('a result of the service leads to its case, %s', (locale) => {
  const result = serviceResult(example?.service ?? '', locale, exampleOwner)
  if (!result) throw new Error('The example has no result of a service.')
  render(<ResultLink {...result} />)
  const link = screen.getByRole('link', { name: example?.measure[locale] })
  expect(link).toHaveAttribute('href', `#${sectionIds.company}`)
  expect(link.closest('div')).toHaveTextContent(new RegExp(`${example?.before[locale]}.+${example?.after[locale]}`))
})

test.each([
  ['the owner has no results', {}],
  ['they are of other services', exampleOwner],
])('there is none where %s', (_, owner) => {
  expect(serviceResult('no-such-service', 'en', owner)).toBeUndefined()
})
