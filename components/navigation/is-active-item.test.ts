/** @jest-environment node */
import type { NavigationItem } from '@/content/views/navigation-items'

import { isActiveItem } from './is-active-item'

const services: NavigationItem = {
  title: 'Services',
  overview: { title: 'All services', url: '/services' },
  submenu: [{ title: 'Digital', submenu: [{ title: 'AI', url: '/services/digital/ai-ml' }] }],
}

test.each([
  ['the page itself', { title: 'Contact', url: '/contact' }, '/contact', true],
  ['a page below it', services, '/services/digital/ai-ml', true],
  ['its overview', services, '/services', true],
  ['another page', services, '/products', false],
  ['a path with the same beginning', services, '/services/digital/ai-ml-2', false],
  ['every other page for Home', { title: 'Home', url: '/' }, '/contact', false],
  ['the same page in the other language', services, '/ar/services', false],
  ['the page of a section', { title: 'Partners', url: 'partners', page: '/' }, '/', false],
])('%s', (_name, item, pathname, isActive) => {
  expect(isActiveItem(item, pathname)).toBe(isActive)
})
