import { ArrowLink } from '@/components/ui/arrow-link'

/** A link of an entry, below its text. */
export interface ItemLink {
  href: string
  label: string
  /** Whether the label is an address or a number, which read from left to right in Arabic too. */
  isAddress?: boolean
  /** What it belongs to, for screen-reader users who hear the link alone. */
  about?: string
  /** What paper shows instead of the label: the address. */
  printed?: string
}

export const ItemLink = ({ href, label, isAddress, about, printed }: ItemLink) => (
  <ArrowLink href={href}>
    {printed ? (
      <>
        <span className="print:hidden">{label}</span>
        <bdi dir="ltr" className="hidden print:inline">
          {printed}
        </bdi>
      </>
    ) : (
      <bdi dir={isAddress ? 'ltr' : undefined}>{label}</bdi>
    )}
    {about && <span className="sr-only">{`: ${about}`}</span>}
  </ArrowLink>
)
