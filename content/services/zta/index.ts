import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const zta: ServiceEntry = {
  group: 'cybersecurity',
  order: 40,
  picture: 'zta',
  related: ['system-integration', 'oracle-ebs', 'web-mobile-apps'],
  copy: { en, ar },
}
