import type { DeletionPeriod } from '@/content/pages/account-deletion/types'

/** Each thing with its reason and its time. */
export function DeletionPeriods({ periods }: { periods: readonly DeletionPeriod[] }) {
  return (
    <dl>
      {periods.map(({ name, text, period }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          <dd className="period">{period}</dd>
        </div>
      ))}
    </dl>
  )
}
