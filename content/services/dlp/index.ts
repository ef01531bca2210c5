import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const dlp: ServiceEntry = {
  group: 'cybersecurity',
  order: 60,
  picture: 'dlp',
  related: ['ai-ml', 'voip-chat', 'system-integration'],
  controls: [
    { name: { en: 'Data flows', ar: 'تدفق البيانات' }, deliverables: [0], measures: [5] },
    { name: { en: 'Classification', ar: 'التصنيف' }, deliverables: [1], measures: [2] },
    { name: { en: 'Rules for each channel', ar: 'سياسات القنوات' }, deliverables: [2], measures: [1] },
    { name: { en: 'Detectors', ar: 'قواعد الرصد' }, deliverables: [5], measures: [0] },
    { name: { en: 'Incidents', ar: 'الحوادث' }, deliverables: [4], measures: [3] },
    { name: { en: 'An employee’s dignity', ar: 'كرامة الموظف' }, deliverables: [3], measures: [4] },
  ],
  changed: { on: '2026-11-23', words: '8c688631' },
  copy: { en, ar },
}
