import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import type { Fact } from '@/content/company'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** What vouches for the company, in one row, and a link to the whole of it. */
export const Credentials = ({ facts, locale }: { facts: readonly Fact[]; locale: Locale }) => (
  <div className="md:flex md:items-baseline-last md:justify-between md:gap-x-(--gap)">
    <dl className="grid gap-3 md:grid-cols-2 md:gap-x-(--gap) xl:flex xl:gap-x-14">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt className="type-note">{name}</dt>
          <dd className="font-strong">{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 flex-none">
      <ArrowLink href={localizePath(locale, pagePaths.supplier)}>
        {messages[locale].company.supplier}
        <Icon name="right" />
      </ArrowLink>
    </p>
  </div>
)
