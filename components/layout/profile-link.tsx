import { statSync } from 'node:fs'

import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'
import { profilePath } from '@/lib/page-files'

const BYTES_PER_MEGABYTE = 1_000_000

interface ProfileLinkProps {
  locale: Locale
  /** As a button; a plain link otherwise. */
  button?: 'solid' | 'outline'
}

/** The link to the company profile, with the file's type and size. */
export function ProfileLink({ locale, button }: ProfileLinkProps) {
  const href = profilePath(locale)
  const megabytes = (statSync(`public${href}`).size / BYTES_PER_MEGABYTE).toFixed(1)
  const label = messages[locale].companyProfile({ megabytes })
  if (!button)
    return (
      <a href={href} download>
        {label}
      </a>
    )
  return (
    <ButtonLink variant={button} href={href} download>
      <Icon name="download" />
      {label}
    </ButtonLink>
  )
}
