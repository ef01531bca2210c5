import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const zta: ServiceEntry = {
  group: 'cybersecurity',
  order: 40,
  picture: 'zta',
  related: ['erp-solutions', 'oracle-ebs', 'system-integration'],
  controls: [
    { name: { en: 'Protect surface and maturity', ar: 'نطاق الحماية والنضج' }, deliverables: [0, 1, 2], measures: [] },
    { name: { en: 'Identity and devices', ar: 'الهوية والأجهزة' }, deliverables: [3], measures: [0, 3, 5] },
    { name: { en: 'Access to applications', ar: 'الوصول إلى التطبيقات' }, deliverables: [4], measures: [1] },
    { name: { en: 'Micro-segmentation', ar: 'التقسيم الدقيق للشبكة' }, deliverables: [5], measures: [4] },
    {
      name: { en: 'Privileged access and exceptions', ar: 'الوصول المميز والاستثناءات' },
      deliverables: [6],
      measures: [2],
    },
  ],
  changed: { on: '2026-11-24', words: '687d65e6' },
  copy: { en, ar },
}
