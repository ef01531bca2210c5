'use client'

import { usePathname } from 'next/navigation'

import { Icon } from '@/components/ui/icon'
import { localizePath, sharedPath } from '@/lib/localize-path'
import { type Locale, localeFacts } from '@/lib/locale'

/** Leads to the same page in the other language: a full load, since the two languages are two documents. */
export function LanguageSwitch({ to }: { to: Locale }) {
  const pathname = usePathname()
  const { tag, nativeName } = localeFacts[to]
  return (
    <a className="language-switch" lang={tag} hrefLang={tag} href={localizePath(to, sharedPath(pathname))}>
      <Icon name="globe" />
      {nativeName}
    </a>
  )
}
