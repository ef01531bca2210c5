import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const compliance: ServiceEntry = {
  group: 'cybersecurity',
  order: 10,
  picture: 'compliance',
  related: ['ai-ml', 'oracle-dba', 'fintech-crowdfunding'],
  controls: [
    { name: { en: 'Scope', ar: 'النطاق' }, deliverables: [0, 1], measures: [] },
    { name: { en: 'Controls and evidence', ar: 'الضوابط وأدلة الإثبات' }, deliverables: [2, 4], measures: [0] },
    { name: { en: 'Policies', ar: 'السياسات' }, deliverables: [3], measures: [4] },
    { name: { en: 'Internal audit', ar: 'التدقيق الداخلي' }, deliverables: [5], measures: [1, 2] },
    { name: { en: 'Suppliers and questionnaires', ar: 'المورّدون والاستبيانات' }, deliverables: [6], measures: [3] },
  ],
  changed: { on: '2026-11-23', words: '4a97f883' },
  copy: { en, ar },
}
