import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { catalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import type { Company } from '@/content/schema/company'
import { site } from '@/content/site'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { mailHref } from '@/lib/mail-href'
import { unbroken } from '@/components/ui/unbroken'

interface CasesProps {
  cases: NonNullable<Company['cases']>
  locale: Locale
  /** Each leads to its service. */
  linked: boolean
}

function ServiceLink({ service, locale }: { service: string; locale: Locale }) {
  const { path, copy } = catalogueItem('services', service)
  return <ArrowLink href={localizePath(locale, path)}>{copy[locale].title}</ArrowLink>
}

/** Results: what was measured before and after, the problem, what we did, and who confirms it. */
export function Cases({ cases, locale, linked }: CasesProps) {
  const { before, after, ...words } = messages[locale].company
  return (
    <div className="dark p-6 lg:p-10">
      <ul>
        {cases.map(({ service, sector, problem, measure, confirmedBy, work, period, reference, ...values }, index) => (
          <li key={problem.en} className={index > 0 ? 'mt-8 pt-6 ruled' : undefined}>
            <div className="grid gap-y-6 grid-12">
              <div className="lg:col-end-7">
                <p className="type-label text-accent">{sector[locale]}</p>
                <dl className="flex flex-wrap items-baseline gap-x-3">
                  <div className="type-sub max-md:w-full">
                    <dt className="visually-hidden">{before}</dt>
                    <dd className="text-muted">{unbroken(values.before[locale])}</dd>
                  </div>
                  <div className="type-sub">
                    <dt className="visually-hidden">{after}</dt>
                    {/* The arrow goes to the next line with the value. */}
                    <dd className="flex items-baseline gap-x-3">
                      <Icon name="right" size="l" />
                      <span className="text-h1 text-accent">{unbroken(values.after[locale])}</span>
                    </dd>
                  </div>
                </dl>
                <p className="mt-2 type-lead">{unbroken(measure[locale])}</p>
              </div>
              <div className="grid gap-3 lg:col-start-7 lg:content-start">
                <p>
                  <b className="font-strong">{before}:</b> {unbroken(problem[locale])}
                </p>
                {work && (
                  <p>
                    <b className="font-strong">{words.work}:</b> {unbroken(work[locale])}
                  </p>
                )}
                {period && (
                  <p>
                    <b className="font-strong">{words.period}:</b> {unbroken(period[locale])}
                  </p>
                )}
                <div className="ruled pt-4">
                  <p className="type-note">{words.confirmedBy}</p>
                  <p className="font-strong">{unbroken(confirmedBy[locale])}</p>
                </div>
                {(reference || (linked && service)) && (
                  <p className="flex flex-wrap gap-x-6">
                    {reference && (
                      <ArrowLink href={mailHref(site.emails[0], `${words.reference}: ${sector[locale]}`)}>
                        <Icon name="mail" />
                        {words.reference}
                      </ArrowLink>
                    )}
                    {linked && service && <ServiceLink service={service} locale={locale} />}
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
