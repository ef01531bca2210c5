import type { FactToReview } from './types'

export const documentFacts: readonly FactToReview[] = [
  {
    page: '/privacy',
    says: 'Federal Decree-Law No. 45 of 2021 on the protection of personal data. Its Articles 13 to 18',
    source: 'Federal Decree-Law No. 45 of 2021, Articles 13 to 18: uaepdpl.com; DataGuidance, UAE Federal',
    checked: '2026-11-23',
  },
  {
    page: '/privacy',
    says: 'The supervisory authority is the UAE Data Office, established by Federal Decree-Law No. 44 of 2021.',
    source: 'Federal Decree-Law No. 44 of 2021: DataGuidance, UAE Federal',
    checked: '2026-11-23',
  },
  {
    page: '/accessibility',
    says: 'Web Content Accessibility Guidelines (WCAG) 2.2',
    source: 'W3C Recommendation, Web Content Accessibility Guidelines (WCAG) 2.2, w3.org/TR/WCAG22',
    checked: '2026-11-23',
  },
]
