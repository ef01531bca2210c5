import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'
import { homePage } from '@/content/pages/home'
import type { Locale } from '@/lib/locale'

/** The specification's share of the section that must be visible before it comes in. */
const VISIBLE_SHARE = 0.2

/** Phones show the towers above the text, 544 px high. */
const ABOVE_TEXT = { media: '(max-width: 767px)', sizes: 'max(100vw, 436px)' }

const WIDTHS = { min: 640 }

/** The band of the mission and the vision, before the towers. */
export function StatementsSection({ locale }: { locale: Locale }) {
  const { mission, visionStatement, towersAlt } = homePage[locale]
  return (
    <section className="statements dark">
      <div className="towers">
        <Picture name="towers" alt={towersAlt} sizes="max(100vw, 1650px)" tall={ABOVE_TEXT} widths={WIDTHS} />
      </div>
      <div className="wrap">
        {[mission, visionStatement].map(({ title, text }) => (
          <Reveal key={title} threshold={VISIBLE_SHARE} className="statement">
            <h2>
              <span className="star-mark" />
              {title}
            </h2>
            <p>{text}</p>
          </Reveal>
        ))}
      </div>
    </section>
  )
}
