/** @jest-environment node */
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { breadcrumbList } from './breadcrumb-list'

const breadcrumbs = [
  { title: 'الرئيسية', href: '/ar' },
  { title: 'الخدمات', href: '/ar/services' },
  { title: 'مجموعة' },
  { title: 'خدمة' },
]

test('lists the linked breadcrumbs, and the page itself without a link', () => {
  const { itemListElement } = breadcrumbList('ar', '/services/digital/ai-ml', breadcrumbs)
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: absoluteUrl('ar', '/') },
    { '@type': 'ListItem', position: 2, name: 'الخدمات', item: absoluteUrl('ar', '/services') },
    { '@type': 'ListItem', position: 3, name: 'خدمة', item: undefined },
  ])
})

test('writes the address of the home page without a trailing slash', () => {
  const [home] = breadcrumbList('en', '/contact', [{ title: 'Home', href: '/' }, { title: 'Contact' }]).itemListElement
  expect(home?.item).toBe(absoluteUrl('en', '/'))
})
