import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const siem: ServiceEntry = {
  group: 'cybersecurity',
  order: 50,
  picture: 'siem',
  related: ['oracle-ebs', 'oracle-dba', 'system-integration'],
  controls: [
    { name: { en: 'Log sources', ar: 'مصادر السجلات' }, deliverables: [0], measures: [3] },
    {
      name: { en: 'Use cases and detection rules', ar: 'حالات الاستخدام وقواعد الكشف' },
      deliverables: [1, 2],
      measures: [2],
    },
    { name: { en: 'Rule tuning', ar: 'ضبط القواعد' }, deliverables: [4], measures: [1] },
    { name: { en: 'Incident response', ar: 'الاستجابة للحوادث' }, deliverables: [3], measures: [0] },
    { name: { en: 'Reporting and cost', ar: 'التقارير والتكلفة' }, deliverables: [5], measures: [4] },
  ],
  changed: { on: '2026-11-24', words: 'c1b461e9' },
  copy: { en, ar },
}
