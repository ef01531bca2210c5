import { site } from '@/content/site'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, one, textOf, texts } from './document'
import { pageAt, pages } from './site'

/** The words of docs/specification.md and its translations, deliberately not imported from the code. */
const WORDS = {
  en: {
    experience: /full-cycle software development firm.* over 5 years of experience/,
    quickLinks: 'Quick Links',
    callToAction: 'Start a conversation',
    links: { 'Our Services': '/services', 'Our Products': '/products', 'About Us': '/about', 'Contact Us': '/contact' },
    contact: 'Contact Us',
    location: /Dubai, (UAE|United Arab Emirates)/,
    bottom: {
      'Get Support': '/contact',
      'Get In Touch': '/contact',
      Privacy: '/privacy',
      Accessibility: '/accessibility',
      'Supplier’s file': '/supplier',
    },
    opening: { 'How we work, and ten questions for any vendor': '/about#how-we-work-together' },
    refundPolicy: 'Refund Policy',
  },
  ar: {
    experience: /متكاملة الخدمات لتطوير البرمجيات.* تزيد على 5 سنوات/,
    quickLinks: 'روابط سريعة',
    callToAction: 'ابدأ الحديث معنا',
    links: { خدماتنا: '/services', منتجاتنا: '/products', 'من نحن': '/about', 'اتصل بنا': '/contact' },
    contact: 'اتصل بنا',
    location: /دبي، الإمارات العربية المتحدة/,
    bottom: {
      'احصل على الدعم': '/contact',
      'تواصل معنا': '/contact',
      الخصوصية: '/privacy',
      'سهولة الوصول': '/accessibility',
      'ملف المورّد': '/supplier',
    },
    opening: { 'كيف نعمل، وعشرة أسئلة لكل مورّد': '/about#how-we-work-together' },
    refundPolicy: 'سياسة الاسترداد',
  },
}
const SOCIAL = { LinkedIn: 'linkedin', X: 'x', Instagram: 'instagram', YouTube: 'youtube' } as const

const ofLocale = (locale: Locale) => pages.filter((page) => page.locale === locale)

for (const locale of locales) {
  const words = WORDS[locale]
  const to = (path: string) => localizePath(locale, path)

  test(`the footer has its content, ${locale}`, () => {
    const footer = one('body footer', pageAt(to('/about')).document)
    const named = (name: string) =>
      all('a', footer).filter((link) => (link.attribs['aria-label'] ?? textOf(link)) === name)
    const expectLink = (name: string, attributes: Record<string, string>) =>
      expect(named(name).map(({ attribs }) => attribs)).toMatchObject([attributes])

    const [email] = site.emails
    expect(texts('p', footer).join('\n')).toMatch(words.experience)
    expect(texts('p', footer)).toContainEqual(expect.stringMatching(`^© \\d{4} ${site.brand[locale]}$`))
    expect(texts('li', footer)).toContainEqual(expect.stringMatching(words.location))
    expect(texts('h2', footer)).toContain(words.contact)
    expectLink(email, { href: `mailto:${email}` })
    expectLink(site.phone, { href: `tel:${site.phone.replaceAll(' ', '')}` })

    expectLink(words.callToAction, { href: to('/contact') })
    const quickLinks = one(`nav[aria-label="${words.quickLinks}"]`, footer)
    expect(all('a', quickLinks).map((link) => [textOf(link), link.attribs.href])).toEqual(
      Object.entries(words.links).map(([name, path]) => [name, to(path)]),
    )
    const others = Object.entries({ ...words.opening, ...words.bottom })
    for (const [name, path] of others) expectLink(name, { href: to(path) })

    // An unset setting of the owner is shown but leads nowhere.
    const settings = [
      [words.refundPolicy, site.refundPolicyUrl],
      ...Object.entries(SOCIAL).map(([name, id]) => [name, site.social[id]] as const),
    ] as const
    for (const [name, address] of settings) {
      expectLink(name, address ? { href: address } : { role: 'link', 'aria-disabled': 'true' })
      if (!address) expect(named(name)[0]?.attribs).not.toHaveProperty('href')
    }
  })

  test(`the footer invites to write on every page but contact and those that delete accounts, ${locale}`, () => {
    const silent = ofLocale(locale).filter(
      ({ document }) => !texts('body footer a', document).includes(words.callToAction),
    )
    expect(silent.map(({ path }) => path).toSorted()).toEqual(['/contact', '/lahfa-account', '/swin-account'])
  })
}
