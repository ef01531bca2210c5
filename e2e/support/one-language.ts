import { test } from '@playwright/test'

import type { Locale } from '@/lib/locale'

/** Declares tests of what no language changes, in one language only, to save time. */
export const testInOneLanguage = (locale: Locale): typeof test =>
  (locale === 'en' ? test : () => undefined) as typeof test
