import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const vapt: ServiceEntry = {
  group: 'cybersecurity',
  order: 20,
  picture: 'vapt',
  related: ['web-mobile', 'oracle-ebs', 'fintech-crowdfunding'],
  controls: [
    {
      name: { en: 'Authorised scope and test data', ar: 'النطاق المصرّح به وبيانات الاختبار' },
      deliverables: [0, 5],
      measures: [4],
    },
    { name: { en: 'Reporting of findings', ar: 'الإبلاغ عن النتائج' }, deliverables: [1, 2], measures: [0] },
    { name: { en: 'Remediation', ar: 'معالجة الثغرات' }, deliverables: [3], measures: [1] },
    { name: { en: 'Retest', ar: 'إعادة الاختبار' }, deliverables: [4], measures: [2, 3] },
  ],
  changed: { on: '2026-11-24', words: 'f4842fc0' },
  copy: { en, ar },
}
