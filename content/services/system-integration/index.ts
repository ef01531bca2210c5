import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const systemIntegration: ServiceEntry = {
  group: 'digital',
  order: 50,
  picture: 'system-integration',
  related: ['erp-solutions', 'siem', 'odoo-solutions'],
  example: { product: 'odoo-solutions', screen: 'inventory' },
  changed: { on: '2026-11-24', words: 'b32085d2' },
  copy: { en, ar },
}
