import { choosePages, measuredPages } from './pages'

it('measures every kind of page in both languages', () => {
  expect(measuredPages).toHaveLength(14)
  expect(measuredPages).toContainEqual({ id: 'contact-ar', kind: 'contact', path: '/ar/contact' })
})

it('chooses a kind in both languages, or one page', () => {
  expect(choosePages(['home', 'service-ar']).map(({ id }) => id)).toEqual(['home-en', 'home-ar', 'service-ar'])
})

it('names a page that does not exist', () => {
  expect(() => choosePages(['servce'])).toThrow('No page "servce"')
})
