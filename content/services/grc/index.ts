import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const grc: ServiceEntry = {
  group: 'cybersecurity',
  order: 30,
  picture: 'grc',
  related: ['erp-solutions', 'transformation', 'fintech-crowdfunding', 'web-mobile'],
  controls: [
    { name: { en: 'Governance and indicators', ar: 'الحوكمة والمؤشرات' }, deliverables: [2, 3, 7], measures: [2] },
    { name: { en: 'Risk assessment', ar: 'تقييم المخاطر' }, deliverables: [0], measures: [0] },
    { name: { en: 'Risk treatment', ar: 'معالجة المخاطر' }, deliverables: [1], measures: [1] },
    { name: { en: 'Obligations and policies', ar: 'الالتزامات والسياسات' }, deliverables: [4], measures: [4] },
    { name: { en: 'Third-party risk', ar: 'مخاطر الأطراف الثالثة' }, deliverables: [5], measures: [3] },
    { name: { en: 'Business continuity', ar: 'استمرارية الأعمال' }, deliverables: [6], measures: [5] },
  ],
  changed: { on: '2026-11-24', words: '6aa8342f' },
  copy: { en, ar },
}
