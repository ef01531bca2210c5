import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { headingId, Section } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { PictureName } from '@/content/pictures'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

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
        <Picture
          className="size-full object-cover lit-picture other-pointed:dimmed"
          name={picture}
          locale={locale}
          alt=""
          widths={CARD_WIDTHS}
          landscape
        />
      </div>
      {/* Aligns the links of neighbouring cards. */}
      <div className="grow content-between md:grid">
        <h3 className="pt-4 text-h3 tracking-sub group-hocus/card:text-accent">{unbroken(title)}</h3>
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
    <Section
      id={sectionIds.related}
      surface="paper"
      className="carousel-cards print:hidden"
      inner="wrap"
      data-links
      aria-roledescription={carousel}
    >
      <SiblingCardsCarousel
        slides={cards.map((card) => ({
          id: card.path,
          label: card.title,
          content: <Card {...card} learnMoreLabel={learnMoreLabel} locale={locale} />,
        }))}
        direction={direction}
        labels={carouselLabels}
      >
        <h2 id={headingId(sectionIds.related)} className="col-start-1 col-end-10 text-h3 max-md:flex-[1_1_8.25rem]">
          {heading}
        </h2>
      </SiblingCardsCarousel>
    </Section>
  )
}
