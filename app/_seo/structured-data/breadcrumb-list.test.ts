/** @jest-environment node */
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { breadcrumbList } from './breadcrumb-list'

const trail = [
  { title: 'الرئيسية', href: '/ar' },
  { title: 'الخدمات', href: '/ar/services' },
  { title: 'مجموعة' },
  { title: 'خدمة' },
]

test('a trail has the words and addresses of its links and ends with the page itself', () => {
  const { itemListElement } = breadcrumbList('ar', '/services/digital/ai-ml', trail)
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: absoluteUrl('ar', '/') },
    { '@type': 'ListItem', position: 2, name: 'الخدمات', item: absoluteUrl('ar', '/services') },
    { '@type': 'ListItem', position: 3, name: 'خدمة', item: undefined },
  ])
})

test('the root is written without a slash, as everywhere', () => {
  const [home] = breadcrumbList('en', '/contact', [{ title: 'Home', href: '/' }, { title: 'Contact' }]).itemListElement
  expect(home?.item).toBe(absoluteUrl('en', '/'))
})
