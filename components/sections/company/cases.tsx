import { Icon } from '@/components/ui/icon'
import { messages } from '@/content/messages'
import type { Company } from '@/content/schema/company'
import type { Locale } from '@/lib/locale'
import { unbroken } from '@/lib/unbroken'

interface CasesProps {
  cases: NonNullable<Company['cases']>
  locale: Locale
}

/** Results: what was measured before and after, the problem, what we did, and who confirms it. */
export function Cases({ cases, locale }: CasesProps) {
  const { before, after, confirmedBy, ...words } = messages[locale].company
  return (
    <div className="dark p-6 lg:p-10">
      <ul>
        {cases.map(({ sector, problem, measure, confirmedBy: name, work, period, reference, ...values }, index) => (
          <li key={problem.en} className={index > 0 ? 'mt-8 pt-6 ruled' : undefined}>
            <div className="grid gap-y-6 grid-12">
              <div className="lg:col-end-7">
                <p className="type-label text-accent">{sector[locale]}</p>
                <dl className="flex flex-wrap items-baseline gap-x-4">
                  <div>
                    <dt className="visually-hidden">{before}</dt>
                    <dd className="type-sub flex items-baseline gap-x-4">
                      <span className="text-fg-2">{unbroken(values.before[locale])}</span>
                      <Icon name="right" size="l" />
                    </dd>
                  </div>
                  <div className="type-sub">
                    <dt className="visually-hidden">{after}</dt>
                    <dd className="text-h2 text-accent lg:text-h1">{unbroken(values.after[locale])}</dd>
                  </div>
                </dl>
                <p className="mt-2 type-note">{unbroken(measure[locale])}</p>
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
                <p className="font-strong">{unbroken(confirmedBy({ name: name[locale] }))}</p>
                {(period || reference) && (
                  <p className="type-note">
                    {[period?.[locale], reference && words.reference]
                      .flatMap((words) => words || [])
                      .map(unbroken)
                      .join('\u00a0· ')}
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
