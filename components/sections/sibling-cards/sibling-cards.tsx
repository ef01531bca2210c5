import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'
import { unbroken } from '@/components/ui/unbroken'

import { SiblingCardsCarousel, type SiblingCardsCarouselProps } from './sibling-cards-carousel'

/** Cards are 326 to 432 px wide. Only phones would use wider files, on pixels too small to show the difference. */
const CARD_WIDTHS = { min: 480, max: 880 }

interface SiblingCard {
  title: string
  /** With the locale prefix. */
  path: string
  picture: PictureName
}

interface SiblingCardsProps extends Pick<SiblingCardsCarouselProps, 'direction'> {
  locale: Locale
  heading: string
  /** At least five: three are in view, and a carousel that shows halves needs two more to loop. */
  cards: readonly SiblingCard[]
  learnMoreLabel: string
  labels: SiblingCardsCarouselProps['labels'] & { carousel: string }
}

const CAROUSEL =
  '[--carousel-gap:8px] [--carousel-peek:0.1] [--carousel-slides:1] min-[30rem]:[--carousel-gap:16px] min-[30rem]:[--carousel-peek:0] min-[30rem]:[--carousel-slides:1.5] md:[--carousel-gap:24px] md:[--carousel-slides:2] lg:[--carousel-slides:2.5] min-[75rem]:[--carousel-slides:2.8] min-[82.5rem]:[--carousel-slides:3]'

/** The whole card is one link, named by its title and 'Learn More'. The picture is decoration. */
function Card({
  title,
  path,
  picture,
  learnMoreLabel,
  locale,
}: SiblingCard & Pick<SiblingCardsProps, 'learnMoreLabel' | 'locale'>) {
  return (
    <a className="group/card flex h-full flex-col" href={path}>
      <div className="aspect-9/4 overflow-hidden bg-ink-900">
        {/* No phone has a pointer over it. */}
        <Picture
          className="size-full object-cover md:transition-[filter] md:duration-normal md:group-hocus/card:[filter:brightness(1.15)] md:other-pointed:[filter:brightness(0.45)]"
          name={picture}
          locale={locale}
          alt=""
          widths={CARD_WIDTHS}
          landscape
        />
      </div>
      {/* The links of neighbours stand on one line. */}
      <div className="grow content-between md:grid">
        <h3 className="pt-4 text-h3 tracking-sub md:group-hocus/card:text-accent">{unbroken(title)}</h3>
        <span className="inline-flex items-center gap-3 pt-2 text-label text-accent" data-repeated>
          {`${learnMoreLabel} `}
          <Icon name="right" size="s" />
        </span>
      </div>
    </a>
  )
}

export function SiblingCards({ locale, heading, cards, learnMoreLabel, direction, labels }: SiblingCardsProps) {
  const { carousel, ...carouselLabels } = labels
  return (
    <section
      id={sectionIds.related}
      className={`py-section paper print:hidden ${CAROUSEL}`}
      data-links
      aria-labelledby="siblings-heading"
      aria-roledescription={carousel}
    >
      <div className="wrap">
        <SiblingCardsCarousel
          slides={cards.map((card) => ({
            id: card.path,
            label: card.title,
            content: <Card {...card} learnMoreLabel={learnMoreLabel} locale={locale} />,
          }))}
          direction={direction}
          labels={carouselLabels}
        >
          <h2 id="siblings-heading">{heading}</h2>
        </SiblingCardsCarousel>
      </div>
    </section>
  )
}
