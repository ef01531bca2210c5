import type { FactToReview } from './types'

const swin = '/products/branded/swin'
const lahfa = '/products/branded/lahfa'
const swinAccount = '/swin-account'
const lahfaAccount = '/lahfa-account'
const checked = '2026-11-01'

export const brandedFacts: readonly FactToReview[] = [
  {
    page: swin,
    says: 'Google is withdrawing its older Google Fit interfaces in 2026.',
    source: 'Google, Android developer documentation, Google Fit migration FAQ',
    checked,
  },
  {
    page: swin,
    says: 'The UAE Child Digital Safety Law, in force since 1 January 2026, protects everyone under 18.',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Gulf News, on the child digital safety law, 5 January 2026; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked: '2026-11-23',
  },
  {
    page: swin,
    says: 'Read through HealthKit with one permission per data type.',
    source: 'Apple, developer documentation, HealthKit: authorizing access to health data',
    checked,
  },
  {
    page: swin,
    says: 'Apple and Google manage subscriptions separately',
    source: 'Apple Support, cancel a subscription; Google Play Help, cancel a subscription',
    checked,
  },
  {
    page: lahfa,
    says: 'Only licensed entities may collect donations in the UAE, under Federal Law 3 of 2021.',
    source:
      'Federal Law 3 of 2021 regulating donations, as named in its executive regulation, Cabinet Resolution of 14 October 2022; Gulf News, on the donations law, 13 January 2022',
    checked: '2026-11-23',
  },
  {
    page: lahfa,
    says: 'certain breaches carry prison, a fine of AED 200,000 to 500,000, or both',
    source:
      'Federal Law 3 of 2021 regulating donations, as named in its executive regulation, Cabinet Resolution of 14 October 2022; Gulf News, on the donations law, 13 January 2022',
    checked: '2026-11-23',
  },
  {
    page: lahfa,
    says: 'In Dubai, the Islamic Affairs and Charitable Activities Department must approve in writing',
    source:
      'Dubai Decree 9 of 2015 regulating the raising of donations; Gulf News, on the decree on donations, 2015; Khaleej Times, on raising donations in Dubai, 2021',
    checked,
  },
  {
    page: lahfa,
    says: 'Apple limits fundraising inside apps to approved nonprofits',
    source: 'Apple, App Review Guidelines, 3.2.1(vi) and 3.2.2(iv)',
    checked,
  },
  {
    page: lahfa,
    says: 'cards, and Aani where the provider offers it',
    source: 'Al Etihad Payments, Aani; The National, on Aani, 5 June 2024',
    checked,
  },
  {
    page: swinAccount,
    says: 'Where tax law requires us to keep them.',
    source:
      'Cabinet Decision 74 of 2023, executive regulation of the tax procedures law, Article 3 (five years); Federal Decree-Law 47 of 2022 on corporate tax, Article 56 (seven years)',
    checked,
  },
  {
    page: swinAccount,
    says: 'Deleting the account does not cancel it.',
    source: 'Apple Support, cancel a subscription; Google Play Help, cancel a subscription',
    checked,
  },
  {
    page: swinAccount,
    says: 'Swin is not offered to children under 13.',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked,
  },
  {
    page: lahfaAccount,
    says: 'In the United Arab Emirates only licensed entities may collect donations.',
    source:
      'Federal Law 3 of 2021 regulating donations, as named in its executive regulation, Cabinet Resolution of 14 October 2022; Gulf News, on the donations law, 13 January 2022',
    checked: '2026-11-23',
  },
  {
    page: lahfaAccount,
    says: 'as far as tax, accounting and payment rules require',
    source:
      'Cabinet Decision 74 of 2023, executive regulation of the tax procedures law, Article 3 (five years); Federal Decree-Law 47 of 2022 on corporate tax, Article 56 (seven years)',
    checked,
  },
  {
    page: lahfaAccount,
    says: 'Records under anti-money-laundering rules',
    source:
      'Federal Decree-Law 10 of 2025 on countering money laundering, with its executive regulation, Cabinet Resolution 134 of 2025',
    checked,
  },
]
