import { StarLabel } from '@/components/ui/star-label'
import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'

/** The share of a statement that must be visible before it is revealed: docs/specification.md#sections. */
const VISIBLE_SHARE = 0.2

/** The picture above the text, at most 544 px high; behind it, 620. */
const ABOVE_TEXT = { media: '(width < 48rem)', sizes: 'max(100vw, 436px)' }

const WIDTHS = { min: 640 }

interface StatementsSectionProps {
  statements: readonly { title: string; text: string }[]
  pictureAlt: string
}

/** The mission and vision statements in front of a picture of a tower. */
export function StatementsSection({ statements, pictureAlt }: StatementsSectionProps) {
  return (
    <section className="statements relative isolate overflow-hidden dark">
      <div className="statements-picture late-picture">
        <Picture name="tower" alt={pictureAlt} sizes="max(100vw, 1102px)" tall={ABOVE_TEXT} widths={WIDTHS} />
      </div>
      <div className="wrap">
        {statements.map(({ title, text }) => (
          <Reveal key={title} threshold={VISIBLE_SHARE} className="statement">
            <StarLabel as="h2" className="mb-4 text-lead leading-head font-strong">
              {title}
            </StarLabel>
            <p>{text}</p>
          </Reveal>
        ))}
      </div>
    </section>
  )
}
