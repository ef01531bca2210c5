import { expect, test } from '@playwright/test'

import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { started } from './support/started'

/** The words of the specification and its glossary, on purpose not those of the code. */
const WORDS = {
  en: {
    experience: /full-cycle software development firm.* over 5 years of experience/,
    quickLinks: 'Quick Links',
    links: { 'Our Services': '/services', 'Our Products': '/products', 'About Us': '/about', 'Contact Us': '/contact' },
    contact: 'Contact Us',
    location: /Dubai, (UAE|United Arab Emirates)/,
    bottom: { 'Get Support': '/contact', 'Get In Touch': '/contact' },
    refundPolicy: 'Refund Policy',
  },
  ar: {
    experience: /تطوير برمجيات متكاملة.* تزيد على 5 سنوات/,
    quickLinks: 'روابط سريعة',
    links: { خدماتنا: '/services', منتجاتنا: '/products', 'من نحن': '/about', 'اتصل بنا': '/contact' },
    contact: 'اتصل بنا',
    location: /دبي، الإمارات العربية المتحدة/,
    bottom: { 'احصل على الدعم': '/contact', 'تواصل معنا': '/contact' },
    refundPolicy: 'سياسة الاسترداد',
  },
}
const SOCIAL = { LinkedIn: 'linkedin', X: 'x', Instagram: 'instagram', YouTube: 'youtube' } as const
/** No site is built in it. */
const VISITOR_YEAR = 2041

for (const locale of locales) {
  const words = WORDS[locale]
  const to = (path: string) => localizePath(locale, path)

  test.describe(`footer, ${locale}`, () => {
    // A page without the closing line, whose button shares a name with one of the links.
    test.beforeEach(async ({ page }) => {
      await page.goto(to('/about'))
      await started(page)
    })

    test('says who the company is and where', async ({ page }) => {
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByText(words.experience)).toBeVisible()
      await expect(footer.getByRole('heading', { name: words.contact, exact: true })).toBeVisible()
      const [email] = site.emails
      await expect(footer.getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`)
      const phone = footer.getByRole('link', { name: site.phone, exact: true })
      await expect(phone).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
      await expect(phone.getByText(site.phone)).toHaveCSS('direction', 'ltr')
      await expect(footer.getByText(words.location).last()).toBeVisible()
    })

    test('leads to the pages', async ({ page }) => {
      const footer = page.getByRole('contentinfo')
      const quickLinks = footer.getByRole('navigation', { name: words.quickLinks })
      await expect(quickLinks.getByRole('link')).toHaveText(Object.keys(words.links))
      for (const [name, path] of Object.entries(words.links)) {
        await expect(quickLinks.getByRole('link', { name, exact: true })).toHaveAttribute('href', to(path))
      }
      for (const [name, path] of Object.entries(words.bottom)) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', to(path))
      }
      const [name = ''] = Object.keys(words.links)
      await quickLinks.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(to('/services'))
    })

    test('shows what the owner has not set, but leads nowhere from it', async ({ page }) => {
      const footer = page.getByRole('contentinfo')
      const settings = [
        [words.refundPolicy, site.refundPolicyUrl],
        ...Object.entries(SOCIAL).map(([name, id]) => [name, site.social[id]] as const),
      ] as const
      for (const [name, address] of settings) {
        const link = footer.getByRole('link', { name, exact: true })
        await expect(link).toBeVisible()
        if (address) await expect(link).toHaveAttribute('href', address)
        else {
          await expect(link).toBeDisabled()
          await expect(link).not.toHaveAttribute('href')
        }
      }
    })

    test('has the year of the visitor in its copyright', async ({ page }) => {
      await page.clock.setFixedTime(new Date(VISITOR_YEAR, 0, 1, 12))
      await page.reload()
      const notice = `© ${VISITOR_YEAR} ${site.brand[locale]}`
      await expect(page.getByRole('contentinfo').getByText(notice, { exact: true })).toBeVisible()
    })
  })
}
