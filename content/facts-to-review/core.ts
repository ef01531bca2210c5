import type { FactToReview } from './types'

export const coreFacts: readonly FactToReview[] = [
  {
    page: '/products/core/web-mobile-apps',
    says: 'UAE PASS needs an onboarding approval',
    source: 'UAE PASS, documentation for service providers, onboarding',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'Accounts can be deleted inside the app and from a web page, as Apple and Google ask.',
    source: 'Apple, App Review Guidelines, 5.1.1(v); Google Play, User Data policy, account deletion requirement',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'Since the damage to AWS data centres here in March 2026',
    source:
      'AWS Health Dashboard, ME-CENTRAL-1, March 2026; Tom’s Hardware, on the damage to AWS data centres, 7 March 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'Network International, Telr, PayTabs, Checkout.com or Stripe',
    source: 'Network International, Telr, PayTabs, Checkout.com and Stripe, product pages for the UAE',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'Aani where your acquirer offers it',
    source: 'Al Etihad Payments, Aani; The National, on Aani, 5 June 2024',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'an API described in OpenAPI 3.1',
    source: 'OpenAPI Initiative, OpenAPI Specification 3.1',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'OWASP MASVS 2, web and API against ASVS 5.0',
    source:
      'OWASP, Mobile Application Security Verification Standard (MASVS) 2; OWASP, Application Security Verification Standard (ASVS) 5.0',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'Federal Decree-Law 26 of 2025 protects under-18s in apps.',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Gulf News, on the child digital safety law, 5 January 2026; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'For digital goods, generally yes under their rules.',
    source: 'Apple, App Review Guidelines, 3.1.1; Google Play, Payments policy',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/web-mobile-apps',
    says: 'No longer as a rule: Central Bank licensees had until the end of March 2026 to replace codes by SMS and email.',
    source:
      'Central Bank of the UAE, notice to licensed financial institutions; Gulf News, on the end of one-time codes, 28 February 2026',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/streaming-vod',
    says: 'The UAE’s child-safety law covers video on demand',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Gulf News, on the child digital safety law, 5 January 2026; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/core/streaming-vod',
    says: 'The child-safety law tightly restricts their data.',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Gulf News, on the child digital safety law, 5 January 2026; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/core/streaming-vod',
    says: 'Subscriptions sold inside apps go through Apple or Google billing.',
    source: 'Apple, App Review Guidelines, 3.1.1; Google Play, Payments policy',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/streaming-vod',
    says: 'Ask the National Media Authority, successor to the UAE Media Council',
    source:
      'Emirates 24|7, on the National Media Authority, 18 December 2025; Emarat Al Youm, on the National Media Authority, 19 December 2025 (article 1.1998506)',
    checked: '2026-11-23',
  },
  {
    page: '/products/core/voip-chat',
    says: 'In the UAE, internet calling is a regulated activity',
    source:
      'Federal Decree-Law 3 of 2003 on the telecommunications sector, Article 37; TDRA, VoIP regulatory policy; CommsUpdate, on internet calling, 10 April 2013; The National, on internet calling, 2017',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/voip-chat',
    says: 'Telecommunications and Digital Government Regulatory Authority (TDRA)',
    source: 'TDRA, website',
    checked: '2026-11-01',
  },
  {
    page: '/products/core/voip-chat',
    says: 'The UAE’s child-safety law covers messaging services too',
    source:
      'Federal Decree-Law 26 of 2025 on child digital safety; Gulf News, on the child digital safety law, 5 January 2026; Clyde & Co, on the child digital safety law, 26 January 2026',
    checked: '2026-11-23',
  },
  {
    page: '/products/core/voip-chat',
    says: 'Internet calling in the UAE is reserved for licensees and for those with approval, and unlicensed services are blocked.',
    source:
      'Federal Decree-Law 3 of 2003 on the telecommunications sector, Article 37; TDRA, VoIP regulatory policy; CommsUpdate, on internet calling, 10 April 2013; The National, on internet calling, 2017',
    checked: '2026-11-01',
  },
]
