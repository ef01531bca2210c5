import type { Graph } from 'schema-dts'

/** Structured data for search engines. A `<` is escaped, so that no text can end the block. */
export function JsonLd({ data }: { data: Graph }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
