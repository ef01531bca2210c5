import { TextWithMailLinks } from '@/components/sections/account-deletion/text-with-mail-links'
import { ArrowLink } from '@/components/ui/button'
import { Citations } from '@/components/ui/cited'
import { StarList } from '@/components/ui/star-list'
import type { DocumentSectionCopy } from '@/content/schema/pages'
import type { CitedText } from '@/content/types'

interface DocumentSectionProps extends Omit<DocumentSectionCopy, 'links'> {
  links: readonly { title: string; href: string }[]
}

const Paragraphs = ({ texts = [] }: { texts?: readonly CitedText[] }) =>
  texts.map(({ text, notes }) => (
    <p key={text}>
      <TextWithMailLinks text={text} />
      <Citations notes={notes} />
    </p>
  ))

/** A section of a document: its heading beside plain text, a list and links. */
export function DocumentSection({ id, title, paragraphs, items, closing, links }: DocumentSectionProps) {
  return (
    <section id={id} className="wrap grid-12" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <div className="document-text">
        <Paragraphs texts={paragraphs} />
        {items && items.length > 0 && (
          <StarList>
            {items.map((item) => (
              <li key={item.text}>{item.text}</li>
            ))}
          </StarList>
        )}
        <Paragraphs texts={closing} />
        {links.map(({ title: name, href }) => (
          <p key={href}>
            <ArrowLink icon="right" href={href}>
              {name}
            </ArrowLink>
          </p>
        ))}
      </div>
    </section>
  )
}
