import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const vapt: ServiceEntry = {
  group: 'cybersecurity',
  order: 20,
  picture: 'vapt',
  related: ['web-mobile', 'oracle-ebs', 'fintech-crowdfunding'],
  controls: [
    { name: { en: 'Scope and test data', ar: 'النطاق وبيانات الاختبار' }, deliverables: [0, 5], measures: [4] },
    { name: { en: 'Findings', ar: 'النتائج' }, deliverables: [1, 2], measures: [0] },
    { name: { en: 'Repair', ar: 'المعالجة' }, deliverables: [3], measures: [1] },
    { name: { en: 'Retest', ar: 'إعادة الاختبار' }, deliverables: [4], measures: [2, 3] },
  ],
  changed: { on: '2026-11-23', words: '60ee2318' },
  copy: { en, ar },
}
