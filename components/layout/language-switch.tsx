'use client'

import { usePathname } from 'next/navigation'

import { Icon } from '@/components/ui/icon'
import { localizePath, stripLocalePrefix } from '@/lib/localize-path'
import { type Locale, localeFacts } from '@/lib/locale'

/** Links to the same page in the other language. The link loads a document: each language has its own root layout. */
export function LanguageSwitch({ to }: { to: Locale }) {
  const pathname = usePathname()
  const { tag, nativeName } = localeFacts[to]
  return (
    <a className="language-switch" lang={tag} hrefLang={tag} href={localizePath(to, stripLocalePrefix(pathname))}>
      <Icon name="globe" />
      {nativeName}
    </a>
  )
}
