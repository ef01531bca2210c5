import { ArrowLink } from '@/components/ui/arrow-link'

/** A link of an entry, below its text. */
export interface ItemLink {
  href: string
  label: string
  /** In the place of the label on paper, which has no links. */
  printed?: string
}

export const ItemLink = ({ href, label, printed }: ItemLink) => (
  <ArrowLink href={href}>
    {printed ? (
      <>
        <span className="print:hidden">{label}</span>
        <span className="hidden print:inline">{printed}</span>
      </>
    ) : (
      <bdi>{label}</bdi>
    )}
  </ArrowLink>
)
