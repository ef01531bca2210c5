'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'

import type { Locale } from '@/lib/locale'
import { localizePath, stripLocalePrefix } from '@/lib/localize-path'
import { sectionInView } from '@/lib/scroll-spy'

/** The visitor continues in the section in view: its id is the same in both languages. */
function keepSection({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => id)
  const current = sectionInView(ids)
  // The first section is the top of the page.
  link.hash = current === ids[0] ? '' : current
}

const LINK = 'inline-flex min-h-target items-center gap-2 whitespace-nowrap hocus:text-accent-hover'

/**
 * The word has a fixed width, because its font arrives late and must not move the menu. English pages load a font with
 * the letters of the Arabic word only.
 */
const WORD: Readonly<Record<Locale, string>> = {
  en: 'w-[5.1rem] font-english-word text-sm font-nav',
  ar: 'w-[4.49rem] font-arabic-word text-[0.875rem] leading-none font-[400]',
}

interface LanguageSwitchProps {
  to: Locale
  /** The language's BCP 47 tag. */
  tag: string
  children: ReactNode
}

/**
 * Links to the same page in the other language. The link loads a document, because each language has its own root
 * layout.
 */
export function LanguageSwitch({ to, tag, children }: LanguageSwitchProps) {
  const pathname = usePathname()
  const href = localizePath(to, stripLocalePrefix(pathname))
  return (
    <a className={`${LINK} ${WORD[to]}`} lang={tag} hrefLang={tag} href={href} onClick={keepSection}>
      {children}
    </a>
  )
}
