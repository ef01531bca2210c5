import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const zta: ServiceEntry = {
  group: 'cybersecurity',
  order: 40,
  picture: 'zta',
  related: ['erp-solutions', 'oracle-ebs', 'system-integration'],
  controls: [
    { name: { en: 'Scope and maturity', ar: 'النطاق والنضج' }, deliverables: [0, 1, 2], measures: [] },
    { name: { en: 'Identity and devices', ar: 'الهوية والأجهزة' }, deliverables: [3], measures: [0, 3, 5] },
    { name: { en: 'Applications', ar: 'التطبيقات' }, deliverables: [4], measures: [1] },
    { name: { en: 'Network segments', ar: 'تقسيم الشبكة' }, deliverables: [5], measures: [4] },
    {
      name: { en: 'Administrators and exceptions', ar: 'حسابات الإدارة والاستثناءات' },
      deliverables: [6],
      measures: [2],
    },
  ],
  copy: { en, ar },
}
