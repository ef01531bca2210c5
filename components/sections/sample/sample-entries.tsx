import { classNames } from '@/components/ui/class-names'
import { describedEntry } from '@/components/ui/description-list/described-entry'
import { ruledList } from '@/components/ui/ruled-list'
import type { SampleEntry } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

import { LINE, REASON } from './sample-line'
import { SampleText } from './sample-text'

interface SampleEntriesProps {
  entries: readonly SampleEntry[]
  /** Each value is beside its label, instead of below it in columns. */
  brief?: boolean
  locale: Locale
}

/** Labels with their values. */
export const SampleEntries = ({ entries, brief, locale }: SampleEntriesProps) => {
  const look = describedEntry(brief ? 'beside' : undefined)
  return (
    <dl className={ruledList({ columns: brief ? undefined : entries.length % 3 ? 2 : 3, spaced: true })}>
      {entries.map(({ label, value }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard and a tap light a line too
        <div key={label} className={classNames(look.entry, brief && LINE)} tabIndex={brief ? 0 : undefined}>
          <dt className={look.name}>
            <SampleText text={label} locale={locale} />
          </dt>
          <dd className={classNames(look.text, brief && REASON)}>
            <SampleText text={value} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
