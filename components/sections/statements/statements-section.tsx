import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'
import { StarLabel } from '@/components/ui/star-label'

/** The share of a statement that must be visible before it is revealed: docs/specification.md#sections. */
const VISIBLE_SHARE = 0.2

/** The picture above the text, at most 544 px high; behind it, 620. */
const ABOVE_TEXT = { media: '(width < 48rem)', sizes: 'max(100vw, 436px)' }

const WIDTHS = { min: 640 }

const STATEMENT = 'max-w-144 lg:max-w-[min(38vw,34rem)]'

interface StatementsSectionProps {
  statements: readonly { title: string; text: string }[]
  pictureAlt: string
}

/** The mission and vision statements in front of a picture of a tower. */
export function StatementsSection({ statements, pictureAlt }: StatementsSectionProps) {
  return (
    <section className="dark relative isolate overflow-hidden" data-slot="statements">
      {/* Above the words; in wide windows behind them. */}
      <div className="statements-picture h-[clamp(26rem,24rem+20vw,34rem)] late-picture lg:absolute lg:inset-0 lg:-z-1 lg:h-auto rtl:-scale-x-100">
        <Picture
          className="size-full object-cover"
          name="tower"
          alt={pictureAlt}
          sizes="max(100vw, 1102px)"
          tall={ABOVE_TEXT}
          widths={WIDTHS}
        />
      </div>
      <div className="wrap flex flex-col justify-center gap-10 pb-16 lg:min-h-155 lg:pt-16">
        {statements.map(({ title, text }, index) => (
          <Reveal
            key={title}
            threshold={VISIBLE_SHARE}
            className={classNames(STATEMENT, index > 0 && 'border-t border-line pt-10')}
          >
            <StarLabel as="h2" className="mb-4 text-lead leading-head font-strong">
              {title}
            </StarLabel>
            <p className="text-h3 leading-statement font-statement tracking-sub text-balance">{text}</p>
          </Reveal>
        ))}
      </div>
    </section>
  )
}
