import type { ReactNode } from 'react'

import { Citations } from '@/components/ui/cited'
import { classNames } from '@/components/ui/class-names'
import { ForwardLink } from '@/components/ui/forward-link'
import { headingId } from '@/components/ui/section'
import { StarList } from '@/components/ui/star-list'
import { TextWithMailLinks } from '@/components/ui/text-with-mail-links'
import { unbroken } from '@/components/ui/unbroken'
import type { DocumentSectionCopy } from '@/content/schema/documents'
import type { CitedText } from '@/content/types'
import type { ShownUntil } from '@/lib/last-day'

interface DocumentSectionProps extends Omit<DocumentSectionCopy, 'items' | 'links'> {
  items?: readonly ({ text: string } & ShownUntil)[]
  links: readonly { title: string; href: string }[]
}

const Paragraphs = ({ texts = [] }: { texts?: readonly CitedText[] }) =>
  texts.map(({ text, notes }) => (
    <p key={text}>
      <TextWithMailLinks text={text} />
      <Citations notes={notes} />
    </p>
  ))

const PART =
  'wrap grid-12 grid items-baseline gap-y-4 pb-section before:col-start-1 before:col-end-13 before:h-rhythm before:border-t before:border-line print:gap-y-1 print:pb-1 print:before:h-2'

const CONTENT =
  'space-y-4 text-muted *:max-w-text print:*:max-w-none [&_p_a[href^=mailto]]:border-b [&_p_a[href^=mailto]]:hover:text-fg md:[&>[data-columns]]:max-w-none'
/** Clips the outer lines of a list, because the next section starts with a line. */
const LAST = '[&>dl]:[clip-path:inset(2px_-1rem)]'

interface DocumentPartProps extends ShownUntil {
  id: string
  title: string
  /** A wider content column, for data in three columns. */
  wide?: boolean
  /** Content below the two columns, across both. */
  below?: ReactNode
  children: ReactNode
}

/** A section of a document: its heading beside its content. */
export const DocumentPart = ({ id, title, wide, until, below, children }: DocumentPartProps) => (
  <section id={id} className={PART} data-until={until} aria-labelledby={headingId(id)}>
    <h2
      id={headingId(id)}
      className={`text-h3 tracking-sub lg:pe-gap ${wide ? 'lg:max-xl:col-end-6 xl:col-end-4' : 'lg:col-end-6'}`}
    >
      {unbroken(title)}
    </h2>
    <div
      className={classNames(CONTENT, wide ? 'lg:max-xl:col-start-6 xl:col-start-4' : 'lg:col-start-6', !below && LAST)}
    >
      {children}
    </div>
    {below}
  </section>
)

/** A section of plain text, a list and links. */
export const DocumentSection = ({ id, title, paragraphs, items, closing, links }: DocumentSectionProps) => (
  <DocumentPart id={id} title={title}>
    <Paragraphs texts={paragraphs} />
    {items && items.length > 0 && (
      <StarList>
        {items.map(({ text, until }) => (
          <li key={text} data-until={until}>
            {text}
          </li>
        ))}
      </StarList>
    )}
    <Paragraphs texts={closing} />
    {links.map(({ title: name, href }) => (
      <p key={href}>
        <ForwardLink href={href}>{name}</ForwardLink>
      </p>
    ))}
  </DocumentPart>
)
