import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { profilePath } from '@/lib/page-files'

/** The address of the company profile, and its name. */
export const profileLink = (locale: Locale) => ({
  href: profilePath(locale),
  label: messages[locale].companyProfile,
})
