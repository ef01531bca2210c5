import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { unbroken } from '@/components/ui/unbroken'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'

export interface ListedPage {
  href: string
  title: string
  /** Before the summary: what the page belongs to, such as the service of a sample. */
  label?: string
  summary: string
  /** What a service's first step hands over. */
  result?: string
  /** Products have one. */
  picture?: PictureName
}

/** Pixels of phones are too small to show the difference. */
const PICTURE_SIZES = '(width < 48rem) 128px, (width < 80rem) 228px, 314px'
const PICTURE_WIDTHS = { max: 480 }

interface PageListProps {
  pages: readonly ListedPage[]
  /** The language of words in pictures. */
  locale?: Locale
  /** The label of the results. */
  resultLabel?: string
}

const LINK =
  'group/link grid items-center gap-x-4 border-b border-line transition-opacity duration-normal md:gap-x-6 lg:h-full other-pointed:opacity-45'
const TITLE = 'block text-sub transition-colors group-hocus/link:text-accent md:text-balance'
const SUMMARY = 'mt-1 block max-w-[36em] text-sm leading-lead text-muted'

/**
 * Links to pages, with title and summary. On hover, the title turns gold, the picture brightens and the other links
 * dim.
 */
export const PageList = ({ pages, locale, resultLabel }: PageListProps) => (
  // From 1024 px on it ends with the picture beside it.
  <ul className="border-t border-line lg:grid lg:h-full" data-links>
    {pages.map(({ href, title, label, summary, result, picture }) => (
      <li key={href}>
        <a
          className={classNames(LINK, picture ? 'grid-cols-[auto_1fr_auto] py-4' : 'grid-cols-[1fr_auto] py-6')}
          href={href}
        >
          {picture && (
            <span className="aspect-4/3 w-[min(6rem,24vw)] late-picture md:w-32 xl:w-44">
              <Picture
                className="size-full object-cover lit-picture"
                name={picture}
                locale={locale}
                alt=""
                sizes={PICTURE_SIZES}
                widths={PICTURE_WIDTHS}
                landscape
              />
            </span>
          )}
          <span>
            <span className={TITLE}>{title}</span>
            <span className={SUMMARY}>
              {label ? (
                <>
                  <b className="font-strong">{`${label}.`}</b> {unbroken(summary)}
                </>
              ) : (
                unbroken(summary)
              )}
            </span>
            {result && resultLabel && (
              <span className={SUMMARY}>
                <b className="font-strong">{resultLabel}</b> {unbroken(result)}
              </span>
            )}
          </span>
          <Icon name="right" className="text-accent" />
        </a>
      </li>
    ))}
  </ul>
)
