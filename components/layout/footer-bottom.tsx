import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { companyName } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { site } from '@/content/site'
import { footerPages, lastChange } from '@/content/site-pages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { CopyrightYear } from './copyright-year'

const SOCIAL = [
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'x', name: 'X' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
] as const

const LINK = 'inline-flex min-h-target items-center transition-colors link-hover:text-accent-hover'

export function FooterBottom({ locale }: { locale: Locale }) {
  const { footer: text, company } = messages[locale]
  const { licence } = content.owner.company ?? {}
  const to = (path: string) => localizePath(locale, path)
  const links = [
    { title: text.getSupport, href: to(pagePaths.contact) },
    { title: text.refundPolicy, href: site.refundPolicyUrl },
    { title: text.getInTouch, href: to(pagePaths.contact) },
    ...footerPages.map(({ path, copy }) => ({ title: copy[locale].title, href: to(path) })),
  ]
  const unavailable = messages[locale].notAvailable
  return (
    <div className="wrap print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line text-sm text-muted md:pt-4">
        <ul className="flex flex-wrap gap-x-4 md:gap-x-6">
          {links.map(({ title, href }) => (
            <li key={title}>
              <ExternalLink className={LINK} href={href} unavailable={unavailable}>
                {title}
              </ExternalLink>
            </li>
          ))}
        </ul>
        <ul id="social" className="mx-[max(-0.75rem,-1*var(--spacing-gutter))] flex flex-wrap" aria-label={text.social}>
          {SOCIAL.map(({ id, name }) => (
            <li key={id}>
              <ExternalLink
                className={`${LINK} w-target justify-center`}
                href={site.social[id]}
                label={name}
                unavailable={unavailable}
              >
                <Icon name={id} />
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 pt-1 pb-3 text-sm leading-sub text-muted md:pb-5">
        <p>
          © <CopyrightYear textsYear={lastChange.slice(0, 4)} />
          {` ${companyName(locale)}`}
          {licence && <span data-until={licence.expires}>{` · ${company.facts.licence} ${licence.number}`}</span>}
        </p>
        <p>{text.trademarks}</p>
      </div>
    </div>
  )
}
