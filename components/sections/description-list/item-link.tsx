import { ArrowLink } from '@/components/ui/arrow-link'

/** A link of an entry, below its text. */
export interface ItemLink {
  /** Without it the label stands alone. */
  href?: string
  label: string
  /** In the place of the label on paper, which has no links. */
  printed?: string
}

export const ItemLink = ({ href, label, printed }: ItemLink) =>
  href ? (
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
  ) : (
    label
  )
