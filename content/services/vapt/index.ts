import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const vapt: ServiceEntry = {
  group: 'cybersecurity',
  order: 20,
  picture: 'vapt',
  related: ['web-mobile', 'oracle-ebs', 'fintech-crowdfunding'],
  copy: { en, ar },
}
