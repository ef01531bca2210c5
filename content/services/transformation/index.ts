import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const transformation: ServiceEntry = {
  group: 'digital',
  order: 10,
  picture: 'transformation',
  related: ['erp-solutions', 'grc', 'odoo-solutions', 'web-mobile'],
  example: { product: 'odoo-solutions', screen: 'dashboard' },
  changed: { on: '2026-11-23', words: '0d427b2d' },
  copy: { en, ar },
}
