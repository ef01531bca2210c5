import { ArrowLink } from '@/components/ui/arrow-link'

/** A link of an entry, below its text. */
export interface ItemLink {
  href: string
  label: string
  /** What it belongs to, for screen-reader users who hear the link alone. */
  about?: string
  /** In the place of the label on paper, which has no links. */
  printed?: string
}

export const ItemLink = ({ href, label, about, printed }: ItemLink) => (
  <ArrowLink href={href}>
    {printed ? (
      <>
        <span className="print:hidden">{label}</span>
        <span className="hidden print:inline">{printed}</span>
      </>
    ) : (
      <bdi>{label}</bdi>
    )}
    {about && <span className="visually-hidden">{`: ${about}`}</span>}
  </ArrowLink>
)
