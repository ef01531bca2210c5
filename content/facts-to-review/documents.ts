import type { FactToReview } from './types'

export const documentFacts: readonly FactToReview[] = [
  {
    page: '/privacy',
    says: 'Federal Decree-Law No. 45 of 2021 on the protection of personal data. Its Articles 13 to 18',
    source:
      'Federal Decree-Law 45 of 2021 on the protection of personal data, Articles 13 to 18; uaepdpl.com, text of the law; DataGuidance, UAE Federal',
    checked: '2026-11-23',
  },
  {
    page: '/privacy',
    says: 'The supervisory authority is the UAE Data Office, established by Federal Decree-Law No. 44 of 2021.',
    source: 'Federal Decree-Law 44 of 2021 establishing the UAE Data Office; DataGuidance, UAE Federal',
    checked: '2026-11-23',
  },
  {
    page: '/accessibility',
    says: 'the 55 criteria of WCAG 2.2 AA',
    source: 'W3C, Web Content Accessibility Guidelines (WCAG) 2.2',
    checked: '2026-11-23',
  },
  {
    page: '/accessibility',
    says: 'Web Content Accessibility Guidelines (WCAG) 2.2',
    source: 'W3C, Web Content Accessibility Guidelines (WCAG) 2.2',
    checked: '2026-11-23',
  },
  {
    page: '/accessibility',
    says: 'WCAG 2.2 has 55 criteria of levels A and AA',
    source: 'W3C, Web Content Accessibility Guidelines (WCAG) 2.2',
    checked: '2026-11-23',
  },
  {
    page: '/accessibility',
    says: 'a contrast of at least 4.5:1, large text of 3:1',
    source: 'W3C, Web Content Accessibility Guidelines (WCAG) 2.2',
    checked: '2026-11-23',
  },
]
