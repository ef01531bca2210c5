import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import { unbroken } from '@/components/ui/unbroken'

export interface ListedPage {
  href: string
  title: string
  /** Before the summary: what the page belongs to. */
  label?: string
  summary: string
  /** What a service's first step hands over. */
  result?: string
  /** Of a product. */
  picture?: PictureName
}

/** Pixels of phones are too small to show the difference. */
const PICTURE_SIZES = '(width < 48rem) 128px, (width < 80rem) 228px, 314px'
const PICTURE_WIDTHS = { max: 480 }

interface PageListProps {
  pages: readonly ListedPage[]
  /** Of the words in pictures. */
  locale?: Locale
  /** Beside one another. */
  row?: boolean
  /** Before the result. */
  resultLabel?: string
}

/** Links to pages, with title and summary. */
export const PageList = ({ pages, locale, row, resultLabel }: PageListProps) => (
  <ul className="page-list" data-row={row}>
    {pages.map(({ href, title, label, summary, result, picture }) => (
      <li key={href}>
        <a href={href}>
          {picture && (
            <Picture
              className="aspect-4/3 w-24 object-cover md:w-32 xl:w-44"
              name={picture}
              locale={locale}
              alt=""
              sizes={PICTURE_SIZES}
              widths={PICTURE_WIDTHS}
              landscape
            />
          )}
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
