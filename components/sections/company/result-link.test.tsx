import { render, screen } from '@testing-library/react'

import { exampleOwner } from '@/content/owner.fixture'
import { locales } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { ResultLink } from './result-link'

const [result] = exampleOwner.company?.cases ?? []

test.each(locales)('a result of the service leads to its case, %s', (locale) => {
  render(<ResultLink service={result?.service ?? ''} locale={locale} owner={exampleOwner} />)
  const link = screen.getByRole('link', { name: result?.measure[locale] })
  expect(link).toHaveAttribute('href', `#${sectionIds.company}`)
  expect(link.closest('div')).toHaveTextContent(new RegExp(`${result?.before[locale]}.+${result?.after[locale]}`))
})

test.each([
  ['the owner has no results', {}],
  ['they are of other services', exampleOwner],
])('shows nothing where %s', (_, owner) => {
  const { container } = render(<ResultLink service="no-such-service" locale="en" owner={owner} />)
  expect(container).toBeEmptyDOMElement()
})
