import type { Graph } from 'schema-dts'

/** Structured data for search engines. Escapes `<`, so that a text with `</script>` cannot end the element. */
export function JsonLd({ data }: { data: Graph }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
