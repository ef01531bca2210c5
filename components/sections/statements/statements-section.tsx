import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'
import { homePage } from '@/content/pages'
import type { Locale } from '@/lib/locale'

/** The share of a statement that must be visible before it is revealed: docs/specification.md#sections. */
const VISIBLE_SHARE = 0.2

/** The picture above the text, at most 544 px high; behind it, 620. */
const ABOVE_TEXT = { media: '(width < 48rem)', sizes: 'max(100vw, 436px)' }

const WIDTHS = { min: 640 }

/** The mission and vision statements in front of a picture of towers. */
export function StatementsSection({ locale }: { locale: Locale }) {
  const { mission, visionStatement, towersAlt } = homePage[locale]
  return (
    <section className="statements relative isolate overflow-hidden dark">
      <div className="statements-towers late-picture">
        <Picture name="towers" alt={towersAlt} sizes="max(100vw, 1102px)" tall={ABOVE_TEXT} widths={WIDTHS} />
      </div>
      <div className="wrap">
        {[mission, visionStatement].map(({ title, text }) => (
          <Reveal key={title} threshold={VISIBLE_SHARE} className="statement">
            <h2 className="star-label mb-4 text-lead font-strong">{title}</h2>
            <p>{text}</p>
          </Reveal>
        ))}
      </div>
    </section>
  )
}
