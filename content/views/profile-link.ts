import { statSync } from 'node:fs'

import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { profilePath } from '@/lib/page-files'

const BYTES_PER_MEGABYTE = 1_000_000

/** The address of the company profile, and its name with the file's type and size. */
export function profileLink(locale: Locale) {
  const href = profilePath(locale)
  const megabytes = (statSync(`public${href}`).size / BYTES_PER_MEGABYTE).toFixed(1)
  return { href, label: messages[locale].companyProfile({ megabytes }) }
}
