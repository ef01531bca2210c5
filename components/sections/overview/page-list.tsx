import { Icon } from '@/components/ui/icon'
import { unbroken } from '@/components/ui/unbroken'

export interface ListedPage {
  href: string
  title: string
  /** Before the summary: what the page belongs to. */
  label?: string
  summary: string
  /** What a service's first step hands over. */
  result?: string
}

interface PageListProps {
  pages: readonly ListedPage[]
  /** Beside one another. */
  row?: boolean
  /** Before the result. */
  resultLabel?: string
}

/** Links to pages, with title and summary. */
export const PageList = ({ pages, row, resultLabel }: PageListProps) => (
  <ul className="page-list" data-row={row}>
    {pages.map(({ href, title, label, summary, result }) => (
      <li key={href}>
        <a href={href}>
          <span>
            <span>{title}</span>
            <span>
              {label ? (
                <>
                  <b className="font-strong">{`${label}.`}</b> {unbroken(summary)}
                </>
              ) : (
                unbroken(summary)
              )}
            </span>
            {result && resultLabel && (
              <span>
                <b className="font-strong">{resultLabel}</b> {unbroken(result)}
              </span>
            )}
          </span>
          <Icon name="right" />
        </a>
      </li>
    ))}
  </ul>
)
