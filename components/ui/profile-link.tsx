import { statSync } from 'node:fs'

import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { profilePath } from '@/lib/page-files'

import { Icon } from './icon'

const BYTES_PER_MEGABYTE = 1_000_000

interface ProfileLinkProps {
  locale: Locale
  isButton?: boolean
}

/** The link to the company profile, with the type and the size of the file. */
export function ProfileLink({ locale, isButton = false }: ProfileLinkProps) {
  const href = profilePath(locale)
  const megabytes = (statSync(`public${href}`).size / BYTES_PER_MEGABYTE).toFixed(1)
  const label = messages[locale].companyProfile(megabytes)
  if (!isButton)
    return (
      <a href={href} download>
        {label}
      </a>
    )
  return (
    <a className="button" data-variant="solid" href={href} download>
      <Icon name="download" />
      {label}
    </a>
  )
}
