import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { unbroken } from '@/components/ui/unbroken'

interface Link {
  href: string
  label: string
}

export interface Case {
  sector: string
  problem: string
  /** What was measured. */
  measure: string
  before: string
  after: string
  confirmedBy: string
  work: string | undefined
  period: string | undefined
  /** A mail that asks for the reference. */
  reference: Link | undefined
  service: Link | undefined
}

export type CaseLabels = Readonly<Record<'before' | 'after' | 'work' | 'period' | 'confirmedBy', string>>

interface CasesProps {
  cases: readonly Case[]
  labels: CaseLabels
}

const Line = ({ label, text }: { label: string; text: string }) => (
  <p>
    <b className="font-strong">{label}:</b> {unbroken(text)}
  </p>
)

/** Results: what was measured before and after, the problem, what we did, and who confirms it. */
export function Cases({ cases, labels: { before, after, ...words } }: CasesProps) {
  return (
    <div className="dark p-6 lg:p-10">
      <ul>
        {cases.map(({ sector, problem, measure, confirmedBy, work, period, reference, service, ...values }, index) => (
          <li key={problem} className={index > 0 ? 'mt-8 border-t border-line pt-6' : undefined}>
            <div className="grid-12 grid gap-y-6">
              <div className="lg:col-end-7">
                <p className="text-label text-accent">{sector}</p>
                <dl className="flex flex-wrap items-baseline gap-x-3">
                  <div className="text-sub max-md:w-full">
                    <dt className="sr-only">{before}</dt>
                    <dd className="text-muted">{unbroken(values.before)}</dd>
                  </div>
                  <div className="text-sub">
                    <dt className="sr-only">{after}</dt>
                    {/* The arrow goes to the next line with the value. */}
                    <dd className="flex items-baseline gap-x-3">
                      <Icon name="right" size="l" />
                      <span className="text-h1 text-accent">{unbroken(values.after)}</span>
                    </dd>
                  </div>
                </dl>
                <p className="mt-2 text-lead text-muted">{unbroken(measure)}</p>
              </div>
              <div className="grid gap-3 lg:col-start-7 lg:content-start">
                <Line label={before} text={problem} />
                {work && <Line label={words.work} text={work} />}
                {period && <Line label={words.period} text={period} />}
                <div className="border-t border-line pt-4">
                  <p className="text-sm text-muted">{words.confirmedBy}</p>
                  <p className="font-strong">{unbroken(confirmedBy)}</p>
                </div>
                {(reference || service) && (
                  <p className="flex flex-wrap gap-x-6">
                    {reference && (
                      <ArrowLink href={reference.href}>
                        <Icon name="mail" />
                        {reference.label}
                      </ArrowLink>
                    )}
                    {service && <ArrowLink href={service.href}>{service.label}</ArrowLink>}
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
