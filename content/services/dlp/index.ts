import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const dlp: ServiceEntry = {
  group: 'cybersecurity',
  order: 60,
  picture: 'dlp',
  related: ['ai-ml', 'voip-chat', 'erp-solutions'],
  controls: [
    { name: { en: 'Data flows', ar: 'تدفق البيانات' }, deliverables: [0], measures: [5] },
    { name: { en: 'Data classification', ar: 'تصنيف البيانات' }, deliverables: [1], measures: [2] },
    { name: { en: 'Policies by channel', ar: 'السياسات بحسب القناة' }, deliverables: [2], measures: [1] },
    { name: { en: 'Detection rules', ar: 'قواعد الكشف' }, deliverables: [5], measures: [0] },
    { name: { en: 'Incident handling', ar: 'التعامل مع الحوادث' }, deliverables: [4], measures: [3] },
    { name: { en: 'Notice to staff and coaching', ar: 'إشعار الموظفين وتوعيتهم' }, deliverables: [3], measures: [4] },
  ],
  changed: { on: '2026-11-24', words: 'd2400f96' },
  copy: { en, ar },
}
