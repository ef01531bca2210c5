import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const oracleEbs: ServiceEntry = {
  group: 'enterprise',
  order: 30,
  picture: 'oracle-ebs',
  related: ['siem', 'vapt', 'system-integration', 'erp-solutions'],
  copy: { en, ar },
}
