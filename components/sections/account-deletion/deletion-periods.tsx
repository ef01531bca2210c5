import { Cited } from '@/components/ui/cited'
import type { DeletionPeriod } from '@/content/schema/pages'

/** Records or stages of the deletion, each with its reason and its period. */
export function DeletionPeriods({ periods }: { periods: readonly DeletionPeriod[] }) {
  return (
    <dl>
      {periods.map(({ name, text, period, notes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Cited text={text} notes={notes} />
          </dd>
          <dd>{period}</dd>
        </div>
      ))}
    </dl>
  )
}
