import { Cited } from '@/components/ui/cited'
import type { DeletionPeriod } from '@/content/schema/documents'

/** Records or stages of the deletion, each with its reason and its period. */
export function DeletionPeriods({ periods }: { periods: readonly DeletionPeriod[] }) {
  return (
    <dl className="mt-3 text-muted">
      {periods.map(({ name, text, period, notes }) => (
        // A long period spans a name and its text: the first row must not grow with it.
        <div
          key={name}
          className="py-3 not-first:border-t not-first:border-line md:grid md:grid-cols-3 md:grid-rows-[auto_1fr] md:gap-x-6"
        >
          <dt className="font-strong text-fg md:col-span-2">{name}</dt>
          <dd className="md:col-span-2">
            <Cited text={text} notes={notes} />
          </dd>
          <dd className="text-fg md:col-3 md:row-start-1 md:row-end-3">{period}</dd>
        </div>
      ))}
    </dl>
  )
}
