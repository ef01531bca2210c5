import { messages } from '@/content/messages'
import type { Company } from '@/content/schema/company'
import type { Locale } from '@/lib/locale'

interface CasesProps {
  cases: NonNullable<Company['cases']>
  locale: Locale
  heading: string | undefined
}

/** Results: the problem, what we did, who confirms it, and what was measured before and after. */
export function Cases({ cases, locale, heading }: CasesProps) {
  const { before, after, confirmedBy, ...words } = messages[locale].company
  return (
    <>
      {heading && <h3 className="h3 mt-(--rhythm) mb-6">{heading}</h3>}
      <ul className="ruled-list">
        {cases.map(({ sector, problem, measure, confirmedBy: name, work, period, reference, ...values }) => (
          <li key={problem.en} className="grid-12">
            <div className="lg:col-end-7">
              <p className="type-label">{sector[locale]}</p>
              <p className="type-item">{problem[locale]}</p>
              {work && <p>{`${words.work}: ${work[locale]}`}</p>}
              {period && <p className="type-note">{`${words.period}: ${period[locale]}`}</p>}
              <p className="type-note mb-2">
                {confirmedBy({ name: name[locale] })}
                {reference && (
                  <>
                    <br />
                    {words.reference}
                  </>
                )}
              </p>
            </div>
            <div className="lg:col-start-8">
              <p className="type-note">{measure[locale]}</p>
              <dl className="columns-2">
                {[
                  { label: before, value: values.before[locale] },
                  { label: after, value: values.after[locale] },
                ].map(({ label, value }) => (
                  <div key={label}>
                    <dt className="type-note">{label}</dt>
                    <dd className="type-sub">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
