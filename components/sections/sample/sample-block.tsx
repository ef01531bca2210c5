import type { SampleBlock as Block, SampleEntry } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

import { SampleText } from './sample-text'

/** A string of a program in Arabic, between its quotation marks. */
const ARABIC_STRING = /(?<=")([^"]*\p{sc=Arabic}[^"]*)(?=")/u

/** Labels with their values. */
export const SampleEntries = ({ entries, locale }: { entries: readonly SampleEntry[]; locale: Locale }) => (
  <dl className="description-list ruled-list" data-columns={2}>
    {entries.map(({ label, value }) => (
      <div key={label}>
        <dt>
          <SampleText text={label} locale={locale} />
        </dt>
        <dd>
          <SampleText text={value} locale={locale} />
        </dd>
      </div>
    ))}
  </dl>
)

const SampleTable = ({ block, locale }: { block: Extract<Block, { type: 'table' }>; locale: Locale }) => (
  <table className="data-table" role="table">
    <caption role="caption">
      <h3>
        <SampleText text={block.caption} locale={locale} />
      </h3>
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        {block.columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            <SampleText text={column} locale={locale} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {block.rows.map(([name = '', ...cells]) => (
        <tr key={name} role="row">
          <th role="rowheader" scope="row">
            <SampleText text={name} locale={locale} />
          </th>
          {cells.map((cell, index) => (
            <td key={block.columns[index + 1]} role="cell" data-column={block.columns[index + 1]?.replaceAll('`', '')}>
              {/* One box beside the name of the column, on phones. */}
              <span>
                <SampleText text={cell} locale={locale} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A part of a sample: a table, a record, steps, code or a note. */
export function SampleBlock({ block, locale }: { block: Block; locale: Locale }) {
  if (block.type === 'table') return <SampleTable block={block} locale={locale} />
  if (block.type === 'note') {
    return (
      <p>
        <SampleText text={block.text} locale={locale} />
      </p>
    )
  }
  return (
    <>
      <h3>
        <SampleText text={block.caption} locale={locale} />
      </h3>
      {block.type === 'record' && <SampleEntries entries={block.entries} locale={locale} />}
      {block.type === 'code' && (
        <pre lang="en" dir="ltr" translate="no">
          <code>
            {block.code.split(ARABIC_STRING).map((part, index) =>
              index % 2 ? (
                <bdi key={`${index} ${part}`} lang="ar">
                  {part}
                </bdi>
              ) : (
                part
              ),
            )}
          </code>
        </pre>
      )}
      {block.type === 'steps' && (
        <ol className="list-inside list-decimal">
          {block.items.map((item) => (
            <li key={item}>
              <SampleText text={item} locale={locale} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
