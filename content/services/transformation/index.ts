import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const transformation: ServiceEntry = {
  group: 'digital',
  order: 10,
  picture: 'transformation',
  related: ['erp-solutions', 'grc', 'odoo-solutions', 'web-mobile'],
  example: { product: 'odoo-solutions', screen: 'dashboard' },
  changed: { on: '2026-11-24', words: 'e592412e' },
  copy: { en, ar },
}
