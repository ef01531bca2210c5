import type { CatalogueItem } from '@/content/catalogue'
import { carouselMessages, messages } from '@/content/messages'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { siblingItems } from './sibling-items'

/** Enough cards to fill the carousel at its widest and to let it loop. */
const MIN_CARDS = 5

/** The props of the carousel of cards at the end of a service or product page. */
export function siblingCards(item: CatalogueItem, locale: Locale) {
  const { carousel, slide, of, pauseCards, playCards, previousCard, nextCard } = carouselMessages[locale]
  return {
    locale,
    direction: localeConfig[locale].dir,
    labels: { carousel, slide, of, pause: pauseCards, play: playCards, previous: previousCard, next: nextCard },
    learnMoreLabel: messages[locale].catalogue.learnMore,
    cards: siblingItems(item, MIN_CARDS).map(({ copy, path, picture }) => ({
      title: copy[locale].title,
      path: localizePath(locale, path),
      picture,
    })),
  }
}
