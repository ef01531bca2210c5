import type { ReactNode } from 'react'

import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { unbroken } from '@/components/ui/unbroken'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'

import { type ListedPage, PageList } from './page-list'

/** Five of the twelve columns, up to a square. Phones draw it 90vw wide, on pixels too small to show the difference. */
const PICTURE_SIZES = '(width < 43.75rem) 60vw, max(50vw, 704px)'
const PICTURE_WIDTHS = { min: 320 }

interface OverviewGroup {
  id: string
  title: string
  summary?: string
  picture?: PictureName
  /** In place of a picture. */
  aside?: ReactNode
  pages: readonly ListedPage[]
}

interface OverviewGroupsProps {
  groups: readonly OverviewGroup[]
  locale: Locale
  /** The label of each page's result. */
  resultLabel?: string
}

/** The columns of the head and of the list. An aside, such as a table, needs the whole width of a tablet. */
const COLUMNS = {
  picture: { head: 'flex flex-col sm:col-span-5', list: 'sm:col-span-7 sm:mt-0' },
  aside: { head: 'sm:col-span-full lg:sticky lg:top-24 lg:col-span-5 lg:self-start', list: 'sm:col-span-full lg:mt-0' },
  neither: { head: 'sm:sticky sm:top-24 sm:col-span-5 sm:self-start', list: 'sm:col-span-7 sm:mt-0' },
} as const

const columnsOf = ({ picture, aside }: OverviewGroup) => COLUMNS[picture ? 'picture' : aside ? 'aside' : 'neither']

/** Groups of pages. Each list is beside a picture of the same height, or beside what replaces it. */
export const OverviewGroups = ({ groups, locale, resultLabel }: OverviewGroupsProps) =>
  groups.map((group, index) => {
    const { id, title, summary, picture, aside, pages } = group
    const columns = columnsOf(group)
    return (
      // Alternating surfaces separate the groups.
      <section key={id} id={id} className={`py-section ${index % 2 === 1 ? 'sand' : 'paper'}`}>
        <div className="wrap sm:grid sm:grid-cols-12 sm:gap-x-gap">
          <div className={columns.head}>
            <h2 className="text-h2 sm:max-lg:text-h3">{unbroken(title)}</h2>
            {summary && <p className="mt-5 text-muted md:max-w-112">{unbroken(summary)}</p>}
            {picture ? (
              // In a column that stretches it, Safari would make it as wide as its aspect ratio asks.
              <div className="relative mt-10 aspect-16/10 late-picture sm:aspect-auto sm:min-h-83 sm:grow">
                <Picture
                  className="absolute inset-0 size-full object-cover"
                  name={picture}
                  locale={locale}
                  alt=""
                  sizes={PICTURE_SIZES}
                  widths={PICTURE_WIDTHS}
                  landscape
                />
              </div>
            ) : (
              aside && <div className="mt-10">{aside}</div>
            )}
          </div>
          {/* One or two rows have a fixed shape: stretched to the height of the picture, they would look empty. */}
          <div
            className={classNames(
              'mt-8 lg:col-span-6 lg:col-start-7',
              columns.list,
              picture && pages.length < 3 && 'lg:self-end xl:aspect-31/16',
            )}
          >
            <PageList pages={pages} locale={locale} resultLabel={resultLabel} />
          </div>
        </div>
      </section>
    )
  })
