import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const compliance: ServiceEntry = {
  group: 'cybersecurity',
  order: 10,
  picture: 'compliance',
  related: ['oracle-dba', 'system-integration', 'fintech-crowdfunding'],
  controls: [
    { name: { en: 'Scope and applicability', ar: 'النطاق والانطباق' }, deliverables: [0, 1], measures: [] },
    { name: { en: 'Control mapping and evidence', ar: 'ربط الضوابط وأدلتها' }, deliverables: [2, 4], measures: [0] },
    { name: { en: 'Policies and training', ar: 'السياسات والتدريب' }, deliverables: [3], measures: [4] },
    { name: { en: 'Internal audit', ar: 'التدقيق الداخلي' }, deliverables: [5], measures: [1, 2] },
    { name: { en: 'Suppliers and questionnaires', ar: 'المورّدون والاستبيانات' }, deliverables: [6], measures: [3] },
  ],
  changed: { on: '2026-11-24', words: 'b4187d24' },
  copy: { en, ar },
}
