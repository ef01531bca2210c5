import { messages } from '@/content/messages'
import type { Company } from '@/content/schema/company'
import type { Locale } from '@/lib/locale'

interface CasesProps {
  cases: NonNullable<Company['cases']>
  locale: Locale
}

/** Results: the problem, who confirms it, and what was measured before and after. */
export function Cases({ cases, locale }: CasesProps) {
  const { cases: heading, before, after, confirmedBy } = messages[locale].company
  return (
    <>
      <h3 className="company-heading h3">{heading}</h3>
      <ul className="company-cases">
        {cases.map(({ sector, problem, measure, confirmedBy: name, ...values }) => (
          <li key={problem.en} className="grid-12">
            <div>
              <p className="type-label">{sector[locale]}</p>
              <p className="type-item">{problem[locale]}</p>
              <p className="type-note mb-2">{confirmedBy({ name: name[locale] })}</p>
            </div>
            <div>
              <p className="type-note">{measure[locale]}</p>
              <dl>
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
