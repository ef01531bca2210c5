import type { Locale } from '@/lib/locale'

/** Options of tests for `npm run test:release`: breadth that is worth its time before a release, not at each change. */
export const RELEASE = { tag: '@release' }

/** Options of a test that runs in one language at each change, and in the other before a release. */
export const eachChangeIn = (chosen: Locale, locale: Locale) => (locale === chosen ? {} : RELEASE)
