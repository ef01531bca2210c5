import { ForwardLink } from '@/components/ui/forward-link'
import { type ShownUntil, lastDayOf } from '@/lib/last-day'
import { type Locale, localeConfig } from '@/lib/locale'

interface CredentialsProps {
  locale: Locale
  facts: readonly (ShownUntil & { name: string; values: readonly (ShownUntil & { text: string })[] })[]
  link: { href: string; label: string }
}

/**
 * Licence, certificates and partner levels in one row, with a link to the supplier's file. Renders nothing without
 * facts.
 */
export function Credentials({ locale, facts, link }: CredentialsProps) {
  if (facts.length === 0) return null
  return (
    <div className="wrap mt-8 lg:mt-16" data-until={lastDayOf(facts)}>
      <div className="lg:border-t lg:border-line lg:pt-6 xl:flex xl:items-baseline-last xl:gap-x-14">
        <dl className="grid gap-3 md:grid-cols-2 md:gap-x-gap xl:grow xl:auto-cols-fr xl:grid-flow-col">
          {facts.map(({ name, values, until }) => (
            <div key={name} data-until={until}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="text-name text-balance">
                {values.map((value, index) => (
                  <span key={value.text} data-until={value.until}>
                    {index > 0 && localeConfig[locale].comma}
                    <bdi>{value.text}</bdi>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 flex-none">
          <ForwardLink href={link.href}>{link.label}</ForwardLink>
        </p>
      </div>
    </div>
  )
}
