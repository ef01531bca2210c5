import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { companyName } from '@/content/company'
import { content } from '@/content/content'
import { footerPages, lastChange } from '@/content/site-pages'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

import { CopyrightYear } from './copyright-year'

const SOCIAL = [
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'x', name: 'X' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
] as const

export function FooterBottom({ locale }: { locale: Locale }) {
  const { footer: text, company } = messages[locale]
  const { licence } = content.owner.company ?? {}
  const to = (path: string) => localizePath(locale, path)
  return (
    <div className="wrap">
      <div className="site-footer-bottom">
        <p>
          © <CopyrightYear textsYear={lastChange.slice(0, 4)} />
          {` ${companyName(locale)}`}
          {licence && <span data-until={licence.expires}>{` · ${company.facts.licence} ${licence.number}`}</span>}
        </p>
        <ul>
          <li>
            <a href={to(pagePaths.contact)}>{text.getSupport}</a>
          </li>
          <li>
            <ExternalLink href={site.refundPolicyUrl} unavailable={messages[locale].notAvailable}>
              {text.refundPolicy}
            </ExternalLink>
          </li>
          <li>
            <a href={to(pagePaths.contact)}>{text.getInTouch}</a>
          </li>
          {footerPages.map(({ path, copy }) => (
            <li key={path}>
              <a href={to(path)}>{copy[locale].title}</a>
            </li>
          ))}
        </ul>
        <ul id="social" aria-label={text.social}>
          {SOCIAL.map(({ id, name }) => (
            <li key={id}>
              <ExternalLink href={site.social[id]} label={name} unavailable={messages[locale].notAvailable}>
                <Icon name={id} />
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <p className="pb-4 type-note print:hidden">{text.trademarks}</p>
    </div>
  )
}
