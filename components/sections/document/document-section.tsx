import type { ReactNode } from 'react'

import { TextWithMailLinks } from '@/components/ui/text-with-mail-links'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { Citations } from '@/components/ui/cited'
import { StarList } from '@/components/ui/star-list'
import type { DocumentSectionCopy } from '@/content/schema/documents'
import type { CitedText } from '@/content/types'
import type { Lasting } from '@/lib/last-day'
import { unbroken } from '@/components/ui/unbroken'

interface DocumentSectionProps extends Omit<DocumentSectionCopy, 'items' | 'links'> {
  items?: readonly ({ text: string } & Lasting)[]
  links: readonly { title: string; href: string }[]
}

const Paragraphs = ({ texts = [] }: { texts?: readonly CitedText[] }) =>
  texts.map(({ text, notes }) => (
    <p key={text}>
      <TextWithMailLinks text={text} />
      <Citations notes={notes} />
    </p>
  ))

interface DocumentPartProps extends Lasting {
  id: string
  title: string
  /** Data in three columns, which need the room. */
  wide?: boolean
  children: ReactNode
}

/** A section of a document: its heading beside its content. */
export const DocumentPart = ({ id, title, wide, until, children }: DocumentPartProps) => (
  <section id={id} className="wrap grid-12" data-until={until} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className={wide ? 'text-h3 tracking-sub xl:col-end-4' : 'text-h3 tracking-sub'}>
      {unbroken(title)}
    </h2>
    <div className={wide ? 'document-text xl:col-start-4' : 'document-text'}>{children}</div>
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
        <ArrowLink href={href}>
          {name}
          <Icon name="right" />
        </ArrowLink>
      </p>
    ))}
  </DocumentPart>
)
