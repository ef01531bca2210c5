import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const zta: ServiceEntry = {
  group: 'cybersecurity',
  order: 40,
  picture: 'zta',
  related: ['erp-solutions', 'oracle-ebs', 'system-integration'],
  copy: { en, ar },
}
